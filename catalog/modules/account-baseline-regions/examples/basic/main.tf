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

module "baseline" {
  source = "../.."

  name        = "baseline"
  home_region = "eu-west-1"
  regions     = ["eu-west-1", "eu-central-1"]

  guardduty = {
    features = { S3_DATA_EVENTS = true }
  }

  access_analyzer = {}
  ebs_encryption  = {}
}
