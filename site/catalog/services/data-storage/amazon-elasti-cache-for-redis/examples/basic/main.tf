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

module "cache" {
  source = "../.."

  name                = "orders"
  vpc_id              = data.aws_vpc.app.id
  subnet_ids          = data.aws_subnets.persistence.ids
  allowed_cidr_blocks = [data.aws_vpc.app.cidr_block]

  parameters = {
    "maxmemory-policy" = "allkeys-lru"
  }

  tags = {
    Environment = "dev"
    Team        = "orders"
  }
}

output "primary_endpoint" {
  description = "Host name for reads and writes."
  value       = module.cache.primary_endpoint
}
