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

module "cache" {
  source = "../.."

  name               = "sessions"
  engine             = "valkey"
  engine_version     = "8.0"
  node_type          = "cache.t4g.small"
  subnet_group_name  = "sessions"
  security_group_ids = ["sg-0a1b2c3d"]
  replicas_per_shard = 1
}
