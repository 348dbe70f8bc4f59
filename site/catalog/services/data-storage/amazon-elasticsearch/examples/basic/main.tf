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

data "aws_vpc" "app" {
  tags = { Name = "app" }
}

data "aws_subnets" "persistence" {
  filter {
    name   = "vpc-id"
    values = [data.aws_vpc.app.id]
  }

  tags = { Tier = "private-persistence" }
}

module "search" {
  source = "../.."

  name                = "orders"
  vpc_id              = data.aws_vpc.app.id
  subnet_ids          = slice(data.aws_subnets.persistence.ids, 0, 2)
  allowed_cidr_blocks = [data.aws_vpc.app.cidr_block]
  instance_type       = "t3.medium.search"
  instance_count      = 2
  volume_size_gb      = 50

  # Leave this out where the account already has a domain in a VPC.
  create_service_linked_role = true

  tags = {
    Environment = "dev"
    Team        = "orders"
  }
}

output "endpoint" {
  description = "Host name for requests."
  value       = module.search.endpoint
}
