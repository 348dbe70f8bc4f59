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

module "addons" {
  source = "../.."

  cluster_name       = "app"
  kubernetes_version = "1.33"

  addons = {
    vpc-cni    = {}
    kube-proxy = {}
    coredns    = { configuration_json = jsonencode({ replicaCount = 3 }) }
  }
}
