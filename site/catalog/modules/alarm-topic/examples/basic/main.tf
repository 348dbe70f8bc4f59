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

module "alarms" {
  source = "../.."

  name                = "alarms"
  email_addresses     = ["operations@example.com"]
  publishing_services = ["cloudwatch.amazonaws.com", "events.amazonaws.com"]
}
