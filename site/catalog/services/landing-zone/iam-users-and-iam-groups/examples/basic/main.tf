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

module "people" {
  source = "../.."

  name            = "example"
  account_alias   = "example-security"
  standard_groups = ["full-access", "read-only", "support"]

  cross_account_groups = {
    dev-developers = ["arn:aws:iam::444444444444:role/allow-developers"]
  }

  custom_groups = {
    database-operators = {
      managed_policy_arns = { AmazonRDSReadOnlyAccess = "arn:aws:iam::aws:policy/AmazonRDSReadOnlyAccess" }
    }
  }

  users = {
    alice = { groups = ["full-access"], pgp_key = "keybase:alice_example" }
    bob   = { groups = ["dev-developers", "database-operators"], pgp_key = "keybase:bob_example" }
  }

  tags = {
    Team = "platform"
  }
}

output "encrypted_passwords" {
  description = "The first passwords, each of which only its owner can decrypt."
  value       = module.people.encrypted_passwords
}
