provider "aws" {
  region = "eu-west-1"
}

provider "kubernetes" {
  config_path    = "~/.kube/config"
  config_context = "platform"
}

module "orders" {
  source = "../.."

  name      = "orders"
  namespace = "orders"
  image     = "111122223333.dkr.ecr.eu-west-1.amazonaws.com/orders:1.4.2"

  ports = {
    http = {
      container_port = 8080
    }
  }

  health_checks = {
    readiness = { path = "/ready" }
    liveness  = { path = "/alive" }
  }

  autoscaling = {
    max_replicas = 10
  }

  pod_identity_role = {
    cluster_name        = "platform"
    managed_policy_arns = { orders-queue = "arn:aws:iam::111122223333:policy/orders-queue" }
  }

  ingress = {
    hosts             = ["orders.example.com"]
    certificate_arn   = "arn:aws:acm:eu-west-1:111122223333:certificate/01234567-89ab-cdef-0123-456789abcdef"
    health_check_path = "/ready"
  }
}

output "load_balancer_hostname" {
  description = "DNS name of the load balancer."
  value       = module.orders.load_balancer_hostname
}
