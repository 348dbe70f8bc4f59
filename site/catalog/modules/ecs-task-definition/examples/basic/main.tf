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

module "task" {
  source = "../.."

  name                     = "orders"
  cpu                      = 512
  memory                   = 1024
  network_mode             = "awsvpc"
  requires_compatibilities = ["FARGATE"]

  containers = {
    app = {
      image       = "111122223333.dkr.ecr.eu-west-1.amazonaws.com/orders:1.4.0"
      environment = { LOG_LEVEL = "info" }
      secrets     = { DATABASE_URL = "arn:aws:secretsmanager:eu-west-1:111122223333:secret:orders-AbCdEf" }
      ports       = [{ container_port = 8080, host_port = 8080 }]

      health_check = {
        command = ["CMD-SHELL", "curl -f http://localhost:8080/health"]
      }
    }
  }
}
