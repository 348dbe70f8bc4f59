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

module "endpoints" {
  source = "../.."

  name            = "app"
  vpc_id          = "vpc-0a1b2c3d"
  route_table_ids = ["rtb-0a", "rtb-0b"]
  subnet_ids      = ["subnet-0a", "subnet-0b"]

  gateway_endpoints = {
    s3       = {}
    dynamodb = {}
  }

  interface_endpoints = {
    "ecr.api" = {}
    "ecr.dkr" = {}
    logs      = {}
  }

  client_cidr_blocks = {
    vpc = "10.2.0.0/16"
  }
}
