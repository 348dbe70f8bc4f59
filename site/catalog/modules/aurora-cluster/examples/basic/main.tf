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
  source = "../../../security-group"

  name        = "orders-aurora"
  description = "Clients of the cluster orders"
  vpc_id      = "vpc-0a1b2c3d"

  ingress_rules = {
    app = { description = "The application", from_port = 5432, to_port = 5432, ip_protocol = "tcp", cidr_ipv4 = "10.2.0.0/16" }
  }
}

module "database" {
  source = "../.."

  name               = "orders"
  engine             = "aurora-postgresql"
  engine_version     = "16"
  subnet_group_name  = "orders"
  security_group_ids = [module.clients.security_group_id]
  database_name      = "orders"

  # One writer that does not sleep, and a reader that grows with its load.
  instance_class      = "db.serverless"
  serverless_capacity = { min = 0.5, max = 8 }

  instances = {
    first  = { promotion_tier = 0 }
    second = { promotion_tier = 1 }
  }
}
