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

module "roles" {
  source = "../.."

  allow_full_access_from_account_ids      = ["111122223333"]
  allow_read_only_access_from_account_ids = ["111122223333", "444455556666"]

  custom_roles = {
    cost-reader = {
      description         = "Reads cost reports"
      account_ids         = ["111122223333"]
      managed_policy_arns = { billing = "arn:aws:iam::aws:policy/AWSBillingReadOnlyAccess" }
    }
  }
}
