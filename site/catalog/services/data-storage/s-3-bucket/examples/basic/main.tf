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

data "aws_caller_identity" "current" {}

module "assets" {
  source = "../.."

  # The account ID makes the name unique.
  name           = "orders-assets-${data.aws_caller_identity.current.account_id}"
  create_kms_key = true

  lifecycle_rules = {
    clean-up = {
      expire_noncurrent_after_days = 30
    }

    archive-reports = {
      prefix      = "reports/"
      transitions = { STANDARD_IA = 30, GLACIER_IR = 120 }
    }
  }

  tags = {
    Environment = "dev"
    Team        = "orders"
  }
}

output "bucket_arn" {
  description = "ARN of the bucket."
  value       = module.assets.bucket_arn
}
