provider "aws" {
  region = "eu-west-1"
}

module "orders" {
  source = "../.."

  name        = "orders"
  cluster_arn = "arn:aws:ecs:eu-west-1:111122223333:cluster/orders"
  vpc_id      = "vpc-0a1b2c3d4e5f60718"
  subnet_ids  = ["subnet-0a1b2c3d4e5f60711", "subnet-0a1b2c3d4e5f60722"]
  cpu         = 512
  memory      = 1024

  containers = {
    app = {
      image = "111122223333.dkr.ecr.eu-west-1.amazonaws.com/orders:1.4.2"
      ports = [{ container_port = 8080 }]

      environment = {
        LOG_LEVEL = "info"
      }

      secrets = {
        DATABASE_URL = "arn:aws:secretsmanager:eu-west-1:111122223333:secret:orders/database-AbCdEf"
      }
    }
  }

  load_balancer = {
    container_name = "app"
    container_port = 8080
    arn_suffix     = "app/public/0123456789abcdef"

    listener_rules = {
      https = {
        listener_arn = "arn:aws:elasticloadbalancing:eu-west-1:111122223333:listener/app/public/0123456789abcdef/fedcba9876543210"
        priority     = 100
        host_headers = ["orders.example.com"]
      }
    }

    health_check = {
      path = "/health"
    }
  }

  allow_from_security_groups = {
    load-balancer = {
      security_group_id = "sg-0a1b2c3d4e5f60733"
      port              = 8080
    }
  }
}

output "task_role_name" {
  description = "Name of the role of the containers, to attach more policies to."
  value       = module.orders.task_role_name
}
