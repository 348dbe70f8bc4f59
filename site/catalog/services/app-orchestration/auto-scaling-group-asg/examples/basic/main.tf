provider "aws" {
  region = "eu-west-1"
}

module "web" {
  source = "../.."

  name       = "web"
  vpc_id     = "vpc-0a1b2c3d4e5f60718"
  subnet_ids = ["subnet-0a1b2c3d4e5f60711", "subnet-0a1b2c3d4e5f60722"]
  min_size   = 2
  max_size   = 6

  user_data = <<-EOT
    #!/bin/bash
    set -euo pipefail
    dnf install --assumeyes nginx
    systemctl enable --now nginx
  EOT

  ingress_rules = {
    load-balancer = {
      description                  = "Requests from the load balancer"
      from_port                    = 80
      to_port                      = 80
      referenced_security_group_id = "sg-0a1b2c3d4e5f60733"
    }
  }

  load_balancer = {
    port = 80

    listener_rules = {
      https = {
        listener_arn = "arn:aws:elasticloadbalancing:eu-west-1:111122223333:listener/app/public/0123456789abcdef/fedcba9876543210"
        priority     = 200
        host_headers = ["www.example.com"]
      }
    }
  }
}

output "autoscaling_group_name" {
  description = "Name of the Auto Scaling group."
  value       = module.web.autoscaling_group_name
}
