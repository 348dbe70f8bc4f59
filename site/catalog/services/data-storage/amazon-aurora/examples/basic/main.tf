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

module "cluster" {
  source = "../.."

  name                = "orders"
  engine              = "aurora-postgresql"
  engine_version      = "16"
  vpc_id              = data.aws_vpc.app.id
  subnet_ids          = data.aws_subnets.persistence.ids
  allowed_cidr_blocks = [data.aws_vpc.app.cidr_block]
  database_name       = "orders"
  serverless_capacity = { min = 0.5, max = 4 }

  tags = {
    Environment = "dev"
    Team        = "orders"
  }
}

output "endpoint" {
  description = "Host name of the writer."
  value       = module.cluster.cluster_endpoint
}
