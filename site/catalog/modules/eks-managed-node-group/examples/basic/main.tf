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

module "nodes" {
  source = "../.."

  name               = "general"
  cluster_name       = "app"
  node_role_arn      = "arn:aws:iam::111122223333:role/app-nodes"
  subnet_ids         = ["subnet-0a", "subnet-0b"]
  security_group_ids = ["sg-0a1b2c3d"]
  instance_types     = ["m7i.large"]
  min_size           = 2
  max_size           = 6
  labels             = { pool = "general" }

  taints = {
    dedicated = { value = "general", effect = "PREFER_NO_SCHEDULE" }
  }
}
