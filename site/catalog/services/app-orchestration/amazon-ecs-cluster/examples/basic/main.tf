provider "aws" {
  region = "eu-west-1"
}

module "cluster" {
  source = "../.."

  name       = "orders"
  vpc_id     = "vpc-0a1b2c3d4e5f60718"
  subnet_ids = ["subnet-0a1b2c3d4e5f60711", "subnet-0a1b2c3d4e5f60722"]
  max_size   = 6

  tags = {
    Team = "orders"
  }
}

output "cluster_arn" {
  description = "ARN of the cluster, for the services that run on it."
  value       = module.cluster.cluster_arn
}
