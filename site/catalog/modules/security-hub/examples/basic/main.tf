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

module "security_hub" {
  source = "../.."

  standards         = ["cis-5.0.0", "foundational"]
  aggregate_regions = true
}
