provider "aws" {
  region = "eu-west-1"
}

module "cluster" {
  source = "../.."

  name                      = "orders"
  service_connect_namespace = "orders"

  # One task of every service stays on regular Fargate, three of four of the rest go to Spot.
  on_demand_base   = 1
  on_demand_weight = 1
  spot_weight      = 3

  tags = {
    Team = "orders"
  }
}

output "cluster_arn" {
  description = "ARN of the cluster, for the services that run on it."
  value       = module.cluster.cluster_arn
}
