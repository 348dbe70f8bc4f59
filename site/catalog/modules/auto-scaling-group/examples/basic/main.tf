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

module "workers" {
  source = "../.."

  name               = "workers"
  image_id           = "ami-0a1b2c3d4e5f67890"
  instance_type      = "m7g.large"
  subnet_ids         = ["subnet-0a", "subnet-0b"]
  security_group_ids = ["sg-0a1b2c3d"]
  min_size           = 1
  max_size           = 6

  mixed_instances = {
    instance_types       = ["m7g.large", "m6g.large"]
    on_demand_percentage = 25
  }

  schedules = {
    evening = { recurrence = "0 20 * * *", time_zone = "Europe/Berlin", min_size = 1, max_size = 1 }
    morning = { recurrence = "0 7 * * *", time_zone = "Europe/Berlin", min_size = 2, max_size = 6 }
  }
}
