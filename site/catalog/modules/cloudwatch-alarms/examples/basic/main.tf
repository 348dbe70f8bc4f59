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

  alarm_topic_arns = ["arn:aws:sns:eu-west-1:111122223333:alarms"]

  alarms = {
    orders-cpu-high = {
      namespace   = "AWS/RDS"
      metric_name = "CPUUtilization"
      dimensions  = { DBInstanceIdentifier = "orders" }
      threshold   = 80
      description = "The database is busy: look for slow queries before you enlarge it."
    }
    orders-storage-low = {
      namespace           = "AWS/RDS"
      metric_name         = "FreeStorageSpace"
      dimensions          = { DBInstanceIdentifier = "orders" }
      comparison_operator = "LessThanThreshold"
      threshold           = 10 * 1024 * 1024 * 1024
      description         = "Less than 10 GiB are free."
    }
  }
}
