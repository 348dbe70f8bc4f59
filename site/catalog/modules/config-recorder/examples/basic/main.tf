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

module "config_role" {
  source = "../../../config-role"

  name        = "config"
  bucket_name = "example-config"
}

module "recorder" {
  source = "../.."

  role_arn    = module.config_role.role_arn
  bucket_name = "example-config"

  managed_rules = {
    root-mfa = {
      identifier  = "ROOT_ACCOUNT_MFA_ENABLED"
      description = "The root user signs in with MFA"
    }
    key-age = {
      identifier = "ACCESS_KEYS_ROTATED"
      parameters = { maxAccessKeyAge = "90" }
    }
  }
}
