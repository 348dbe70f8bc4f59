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

module "nat_gateways" {
  source = "../.."

  name = "app"

  public_subnet_ids = {
    eu-west-1a = "subnet-0a"
    eu-west-1b = "subnet-0b"
  }
}
