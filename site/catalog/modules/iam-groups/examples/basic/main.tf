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

module "groups" {
  source = "../.."

  cross_account_groups = {
    dev-operators = ["arn:aws:iam::444455556666:role/allow-full-access-from-other-accounts"]
  }

  custom_groups = {
    auditors = {
      managed_policy_arns = { SecurityAudit = "arn:aws:iam::aws:policy/SecurityAudit" }
    }
  }
}
