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

module "database" {
  source = "../.."

  name                = "orders"
  engine              = "postgres"
  engine_version      = "16"
  vpc_id              = data.aws_vpc.app.id
  subnet_ids          = data.aws_subnets.persistence.ids
  allowed_cidr_blocks = [data.aws_vpc.app.cidr_block]
  database_name       = "orders"

  # RDS doesn't manage the password of a database with replicas.
  read_replica_count     = 1
  master_password_source = "generated"

  parameters = {
    log_min_duration_statement = { value = "500" }
  }

  tags = {
    Environment = "dev"
    Team        = "orders"
  }
}

output "address" {
  description = "Host name of the primary."
  value       = module.database.primary_address
}
