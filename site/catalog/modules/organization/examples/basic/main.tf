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

module "organization" {
  source = "../.."

  organizational_units = ["workloads", "sandbox"]
  allowed_regions      = ["eu-west-1", "eu-central-1"]

  accounts = {
    dev  = { email = "aws+dev@example.com", organizational_unit = "workloads" }
    prod = { email = "aws+prod@example.com", organizational_unit = "workloads" }
  }

  service_control_policies = {
    no-large-instances = {
      description = "Sandboxes stay small"
      targets     = ["sandbox"]
      content = jsonencode({
        Version = "2012-10-17"
        Statement = [{
          Effect    = "Deny"
          Action    = "ec2:RunInstances"
          Resource  = "arn:aws:ec2:*:*:instance/*"
          Condition = { StringNotLike = { "ec2:InstanceType" = ["t3.*", "t4g.*"] } }
        }]
      })
    }
  }
}
