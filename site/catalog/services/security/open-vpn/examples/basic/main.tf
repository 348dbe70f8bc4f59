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

data "aws_vpc" "mgmt" {
  tags = { Name = "mgmt" }
}

data "aws_subnets" "public" {
  filter {
    name   = "vpc-id"
    values = [data.aws_vpc.mgmt.id]
  }

  tags = { Tier = "public" }
}

data "aws_route53_zone" "public" {
  name = "example.com"
}

module "vpn" {
  source = "../.."

  name       = "mgmt-vpn"
  vpc_id     = data.aws_vpc.mgmt.id
  subnet_ids = data.aws_subnets.public.ids

  # The management VPC and the application VPC behind it.
  routed_cidr_blocks = [data.aws_vpc.mgmt.cidr_block, "10.2.0.0/16"]

  # The resolver of the management VPC.
  dns_servers = [cidrhost(data.aws_vpc.mgmt.cidr_block, 2)]

  dns_record = {
    hosted_zone_id = data.aws_route53_zone.public.zone_id
    domain_name    = "vpn.example.com"
  }

  tags = {
    Environment = "mgmt"
  }
}

output "server_host" {
  description = "What clients connect to."
  value       = module.vpn.server_host
}
