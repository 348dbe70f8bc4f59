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

module "access_analyzer" {
  source = "../.."

  name                = "outside-access"
  trusted_account_ids = ["111122223333"]
}
