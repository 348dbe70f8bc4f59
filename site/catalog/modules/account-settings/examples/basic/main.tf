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

module "account_settings" {
  source = "../.."

  account_alias = "example-dev"

  alternate_contacts = {
    SECURITY = {
      name  = "Security team"
      title = "On call"
      email = "security@example.com"
      phone = "+1 555 0100"
    }
  }
}
