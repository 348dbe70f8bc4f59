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

  name              = "orders-uploads"
  oidc_provider_arn = "arn:aws:iam::111122223333:oidc-provider/oidc.eks.eu-west-1.amazonaws.com/id/0123456789ABCDEF"
  oidc_provider_url = "oidc.eks.eu-west-1.amazonaws.com/id/0123456789ABCDEF"
  namespace         = "orders"
  service_account   = "uploads"

  managed_policy_arns = {
    read = "arn:aws:iam::aws:policy/AmazonS3ReadOnlyAccess"
  }
}
