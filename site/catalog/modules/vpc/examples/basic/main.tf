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

module "vpc" {
  source = "../.."

  name                  = "app"
  cidr_block            = "10.2.0.0/16"
  secondary_cidr_blocks = ["100.64.0.0/16"]
}
