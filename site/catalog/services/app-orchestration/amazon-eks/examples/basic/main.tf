provider "aws" {
  region = "eu-west-1"
}

module "cluster" {
  source = "../.."

  name               = "platform"
  kubernetes_version = "1.32"
  vpc_id             = "vpc-0a1b2c3d4e5f60718"
  subnet_ids         = ["subnet-0a1b2c3d4e5f60711", "subnet-0a1b2c3d4e5f60722", "subnet-0a1b2c3d4e5f60733"]

  cluster_administrators = {
    pipeline = "arn:aws:iam::111122223333:role/infrastructure-pipeline"
  }

  allow_api_from_cidr_blocks = {
    management-vpc = "10.0.0.0/16"
  }

  tags = {
    Team = "platform"
  }
}

output "cluster_name" {
  description = "Name of the cluster, for the workers and core services."
  value       = module.cluster.cluster_name
}
