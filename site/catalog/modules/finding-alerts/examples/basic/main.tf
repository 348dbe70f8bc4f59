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

module "alarm_topic" {
  source = "../../../alarm-topic"

  name                = "findings"
  email_addresses     = ["security@example.com"]
  publishing_services = ["events.amazonaws.com"]
}

module "alerts" {
  source = "../.."

  name             = "security"
  alarm_topic_arns = [module.alarm_topic.topic_arn]
  sources          = ["guardduty", "access-analyzer"]
}
