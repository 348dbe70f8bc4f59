terraform {
  required_version = ">= 1.10.0"

  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = ">= 6.0, < 7.0"
    }
  }
}

provider "aws" {
  region = "eu-west-1"
}

module "clients" {
  source = "../.."

  name        = "orders"
  description = "The application orders"
  vpc_id      = "vpc-0a1b2c3d"

  ingress_rules = {
    load-balancer = {
      description                  = "Requests from the load balancer"
      from_port                    = 8080
      to_port                      = 8080
      ip_protocol                  = "tcp"
      referenced_security_group_id = "sg-0a1b2c3d"
    }
    members = {
      description = "Members among each other"
      ip_protocol = "-1"
      self        = true
    }
  }

  egress_rules = {
    https = { description = "AWS and partners", from_port = 443, to_port = 443, ip_protocol = "tcp", cidr_ipv4 = "0.0.0.0/0" }
  }
}
