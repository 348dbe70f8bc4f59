provider "aws" {
  region = "eu-west-1"
}

module "workers" {
  source = "../.."

  cluster_name = "platform"
  subnet_ids   = ["subnet-0a1b2c3d4e5f60711", "subnet-0a1b2c3d4e5f60722", "subnet-0a1b2c3d4e5f60733"]

  managed_node_groups = {
    general = {
      min_size = 3
      max_size = 9
    }

    batch = {
      min_size       = 0
      max_size       = 20
      capacity_type  = "SPOT"
      instance_types = ["m6i.xlarge", "m5.xlarge", "m6a.xlarge"]
      labels         = { workload = "batch" }

      taints = {
        workload = {
          value  = "batch"
          effect = "NO_SCHEDULE"
        }
      }
    }
  }

  tags = {
    Team = "platform"
  }
}

output "node_role_arn" {
  description = "ARN of the role of the nodes."
  value       = module.workers.managed_node_role_arn
}
