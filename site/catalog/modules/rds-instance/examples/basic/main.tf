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

module "database" {
  source = "../.."

  name                 = "orders"
  engine               = "postgres"
  engine_version       = "16"
  instance_class       = "db.t4g.medium"
  allocated_storage_gb = 50
  subnet_group_name    = "orders"
  security_group_ids   = ["sg-0a1b2c3d"]
  database_name        = "orders"
  multi_az             = true
}
