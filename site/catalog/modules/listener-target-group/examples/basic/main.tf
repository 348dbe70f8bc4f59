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

  name        = "orders"
  vpc_id      = "vpc-0a1b2c3d"
  port        = 8080
  target_type = "ip"

  health_check = {
    path = "/health"
  }

  listener_rules = {
    orders = {
      listener_arn  = "arn:aws:elasticloadbalancing:eu-west-1:111122223333:listener/app/app/0a1b2c3d4e5f6789/0a1b2c3d4e5f6789"
      priority      = 100
      host_headers  = ["www.example.com"]
      path_patterns = ["/orders/*"]
    }
  }
}
