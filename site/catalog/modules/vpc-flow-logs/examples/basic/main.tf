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

module "flow_logs" {
  source = "../.."

  name              = "app"
  vpc_id            = "vpc-0a1b2c3d"
  traffic_type      = "REJECT"
  retention_in_days = 90
}
