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

module "orders" {
  source = "../.."

  name               = "orders"
  publisher_services = ["events.amazonaws.com"]

  subscriptions = {
    billing = {
      protocol             = "sqs"
      endpoint             = "arn:aws:sqs:eu-west-1:111122223333:billing"
      raw_message_delivery = true
      filter_policy_json   = jsonencode({ type = ["order-placed"] })
    }
  }
}
