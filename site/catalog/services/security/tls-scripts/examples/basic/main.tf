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

module "tls" {
  source = "../.."

  name = "dev"

  certificates = {
    orders = {
      common_name = "orders.app.internal"
      dns_names   = ["orders"]
    }

    internal-load-balancer = {
      common_name     = "*.app.internal"
      import_into_acm = true
    }
  }

  certificate_authority = {
    common_name  = "dev internal authority"
    organization = "Example"
  }

  issuer_principal_arns = ["arn:aws:iam::${data.aws_caller_identity.current.account_id}:root"]

  tags = {
    Environment = "dev"
  }
}

output "create_authority_command" {
  description = "The first command to run."
  value       = module.tls.create_authority_command
}

output "issue_commands" {
  description = "The commands that make and renew the certificates."
  value       = module.tls.issue_commands
}
