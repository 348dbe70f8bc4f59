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

module "snapshots" {
  source = "../.."

  name              = "daily"
  target_tags       = { Backup = "daily" }
  interval_in_hours = 24
  start_time        = "03:00"
  snapshots_to_keep = 14
}
