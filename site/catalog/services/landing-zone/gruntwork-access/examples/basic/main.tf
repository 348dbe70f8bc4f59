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

module "gruntwork_access" {
  source = "../.."

  gruntwork_account_id         = "123456789012"
  external_id                  = "example-company-dev"
  access_level                 = "read-only"
  valid_until                  = "2030-01-01T00:00:00Z"
  notification_email_addresses = ["security@example.com"]

  tags = {
    Environment = "dev"
  }
}

output "role_arn" {
  description = "The role to send to Gruntwork."
  value       = module.gruntwork_access.role_arn
}
