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

module "reports" {
  source = "../.."

  name = "example-reports"

  lifecycle_rules = {
    archive = {
      prefix                       = "monthly/"
      transitions                  = { STANDARD_IA = 30, GLACIER_IR = 180 }
      expire_noncurrent_after_days = 90
    }
  }
}
