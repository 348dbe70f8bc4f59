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

module "log_bucket" {
  source = "../../../audit-log-bucket"

  name     = "example-trail"
  services = ["cloudtrail"]
}

module "trail" {
  source = "../.."

  name          = "trail"
  bucket_name   = module.log_bucket.bucket_name
  kms_key_arn   = module.log_bucket.kms_key_arn
  insight_types = ["ApiErrorRateInsight"]
}
