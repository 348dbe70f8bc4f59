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

module "role" {
  source = "../.."

  name            = "orders-uploads"
  cluster_name    = "app"
  namespace       = "orders"
  service_account = "uploads"

  inline_policies = {
    uploads = jsonencode({
      Version   = "2012-10-17"
      Statement = [{ Effect = "Allow", Action = "s3:PutObject", Resource = "arn:aws:s3:::example-uploads/*" }]
    })
  }
}
