provider "aws" {
  region = "eu-west-1"
}

module "license_server" {
  source = "../.."

  name      = "license-server"
  vpc_id    = "vpc-0a1b2c3d4e5f60718"
  subnet_id = "subnet-0a1b2c3d4e5f60711"

  data_volumes = {
    "/dev/sdf" = {
      size_gb = 100
    }
  }

  ingress_rules = {
    licenses = {
      description = "Licences for the office"
      from_port   = 27000
      to_port     = 27000
      cidr_ipv4   = "10.20.0.0/16"
    }
  }

  dns_record = {
    zone_id = "Z0123456789ABCDEFGHIJ"
    name    = "licenses.internal.example.com"
  }
}

output "dns_name" {
  description = "Name of the server."
  value       = module.license_server.dns_name
}
