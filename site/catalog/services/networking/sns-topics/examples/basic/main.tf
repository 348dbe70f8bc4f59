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

module "topics" {
  source = "../.."

  name = "dev"

  topics = {
    alarms = {
      display_name = "Alarms of dev"

      subscriptions = {
        on-call = { protocol = "email", endpoint = "on-call@example.com" }
      }
    }

    orders = {
      # Only applications publish here, with the policy in publish_policy_json.
      publisher_services = []
    }
  }

  tags = {
    Environment = "dev"
  }
}

output "alarm_topic_arn" {
  description = "The topic for the input alarm_topic_arns of other services."
  value       = module.topics.topic_arns["alarms"]
}
