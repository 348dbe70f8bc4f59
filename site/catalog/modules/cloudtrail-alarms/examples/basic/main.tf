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

  name            = "security-alarms"
  email_addresses = ["security@example.com"]
}

module "trail_alarms" {
  source = "../.."

  log_group_name   = "trail"
  alarm_topic_arns = [module.alarm_topic.topic_arn]

  custom_alarms = {
    billing-access = {
      pattern     = "{ $.eventSource = \"billingconsole.amazonaws.com\" }"
      description = "Somebody opened the billing console: ask whether they should have."
    }
  }
}
