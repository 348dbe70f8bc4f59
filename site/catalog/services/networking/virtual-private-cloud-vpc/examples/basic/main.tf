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

module "vpc" {
  source = "../.."

  name             = "app"
  cidr_block       = "10.2.0.0/16"
  num_nat_gateways = 3

  # The defaults, written out: 10.2.0.0/16 is cut into an eighth, an eighth, a free quarter and a half.
  public_subnets              = { tier_bits = 3, tier_index = 0, subnet_bits = 2 } # 10.2.0.0/19, subnets /21
  private_persistence_subnets = { tier_bits = 3, tier_index = 1, subnet_bits = 2 } # 10.2.32.0/19, subnets /21
  private_app_subnets         = { tier_bits = 1, tier_index = 1, subnet_bits = 2 } # 10.2.128.0/17, subnets /19

  # Everyone reaches the load balancers, and nothing else in the public tier.
  network_acls = {
    restrict_default = true
    public_ports = [
      { from_port = 80, to_port = 80 },
      { from_port = 443, to_port = 443 },
    ]
  }

  eks_cluster_names = ["app"]

  interface_endpoints = {
    "ecr.api" = {}
    "ecr.dkr" = {}
  }

  tags = {
    Environment = "dev"
  }
}

output "subnet_cidr_blocks" {
  description = "The plan of the subnets."
  value       = module.vpc.subnet_cidr_blocks
}
