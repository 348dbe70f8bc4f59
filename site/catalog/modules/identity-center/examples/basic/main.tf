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

module "identity_center" {
  source = "../.."

  permission_sets = {
    ReadOnly = {
      description         = "Reads everything"
      session_duration    = "PT8H"
      managed_policy_arns = ["arn:aws:iam::aws:policy/ReadOnlyAccess"]
    }
  }

  groups = {
    developers = "People who write the applications"
  }

  users = {
    alice = {
      given_name  = "Alice"
      family_name = "Archer"
      email       = "alice@example.com"
      groups      = ["developers"]
    }
  }

  assignments = [
    { group = "developers", permission_set = "ReadOnly", account_ids = ["111122223333"] },
  ]
}
