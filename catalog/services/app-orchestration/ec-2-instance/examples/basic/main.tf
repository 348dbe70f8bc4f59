provider "aws" {
  region = "eu-west-1"
}

module "licence_server" {
  source = "../.."

  name      = "licence-server"
  vpc_id    = "vpc-0a1b2c3d4e5f60718"
  subnet_id = "subnet-0a1b2c3d4e5f60711"

  data_volumes = {
    "/dev/sdf" = {
      size_gb = 100
    }
  }

  ingress_rules = {
    licences = {
      description = "Licences for the office"
      from_port   = 27000
      to_port     = 27000
      cidr_ipv4   = "10.20.0.0/16"
    }
  }

  dns_record = {
    zone_id = "Z0123456789ABCDEFGHIJ"
    name    = "licences.internal.example.com"
  }
}

output "dns_name" {
  description = "Name of the server."
  value       = module.licence_server.dns_name
}
