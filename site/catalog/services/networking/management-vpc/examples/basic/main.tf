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

module "management_vpc" {
  source = "../.."

  name       = "mgmt"
  cidr_block = "10.0.0.0/20"

  # Operators come in over the VPN, which listens on UDP, or from the office.
  network_acls = {
    public_ports               = [{ from_port = 1194, to_port = 1194, protocol = "udp" }]
    public_allowed_cidr_blocks = ["203.0.113.0/24"]
  }

  # Session Manager works without a way to the internet through these.
  interface_endpoints = {
    ssm         = {}
    ssmmessages = {}
    ec2messages = {}
  }

  tags = {
    Environment = "mgmt"
  }
}

output "all_route_table_ids" {
  description = "The route tables that application VPCs add their routes to."
  value       = module.management_vpc.all_route_table_ids
}
