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

data "aws_caller_identity" "current" {}

module "images" {
  source = "../.."

  name                = "orders"
  default_reader_arns = ["arn:aws:iam::${data.aws_caller_identity.current.account_id}:root"]

  repositories = {
    api = {
      keep_images_by_prefix = { "v" = 50 }
    }

    worker = {
      keep_images = 20
    }
  }

  tags = {
    Environment = "shared"
    Team        = "orders"
  }
}

output "repository_urls" {
  description = "Addresses to push to and pull from."
  value       = module.images.repository_urls
}
