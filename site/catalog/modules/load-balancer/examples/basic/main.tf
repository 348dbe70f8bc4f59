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

module "load_balancer" {
  source = "../.."

  name               = "app"
  internal           = false
  subnet_ids         = ["subnet-0a", "subnet-0b"]
  security_group_ids = ["sg-0a1b2c3d"]

  listeners = {
    http = {
      port           = 80
      protocol       = "HTTP"
      default_action = { type = "redirect", status_code = "HTTP_301" }
    }
    https = {
      port            = 443
      protocol        = "HTTPS"
      certificate_arn = "arn:aws:acm:eu-west-1:111122223333:certificate/0a1b2c3d-0000-4000-8000-000000000000"
      default_action  = { type = "fixed-response", status_code = "404", message_body = "Nothing is here." }
    }
  }
}
