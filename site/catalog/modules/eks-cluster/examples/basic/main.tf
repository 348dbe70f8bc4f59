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

module "secrets_key" {
  source = "../../../kms-key"

  name        = "app-cluster"
  description = "Secrets of the cluster app"
}

module "cluster" {
  source = "../.."

  name                = "app"
  kubernetes_version  = "1.33"
  subnet_ids          = ["subnet-0a", "subnet-0b"]
  secrets_kms_key_arn = module.secrets_key.key_arn

  access_entries = {
    operators = {
      principal_arn = "arn:aws:iam::111122223333:role/operators"
      policies      = { AmazonEKSClusterAdminPolicy = {} }
    }
    developers = {
      principal_arn = "arn:aws:iam::111122223333:role/developers"
      policies      = { AmazonEKSEditPolicy = { namespaces = ["orders"] } }
    }
  }
}
