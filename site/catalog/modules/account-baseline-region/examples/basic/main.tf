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

  name     = "example-config"
  services = ["config"]
}

module "config_role" {
  source = "../../../config-role"

  name        = "config"
  bucket_name = module.log_bucket.bucket_name
}

module "baseline" {
  source = "../.."

  name        = "baseline"
  home_region = "eu-west-1"

  config = {
    role_arn    = module.config_role.role_arn
    bucket_name = module.log_bucket.bucket_name
  }

  guardduty = {
    features = { S3_DATA_EVENTS = true }
  }

  access_analyzer = {}
  ebs_encryption  = {}
}
