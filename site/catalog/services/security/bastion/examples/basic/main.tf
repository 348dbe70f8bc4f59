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

data "aws_vpc" "mgmt" {
  tags = { Name = "mgmt" }
}

data "aws_subnets" "public" {
  filter {
    name   = "vpc-id"
    values = [data.aws_vpc.mgmt.id]
  }

  tags = { Tier = "public" }
}

module "bastion" {
  source = "../.."

  name                = "mgmt"
  vpc_id              = data.aws_vpc.mgmt.id
  subnet_id           = data.aws_subnets.public.ids[0]
  allowed_cidr_blocks = ["203.0.113.0/24"]

  users = {
    alice = {
      ssh_public_keys = ["ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIEodeN6uFRqrckoEuUAUoOGzpZOSIuoU9CTe8vvuvbsY alice@example.com"]
    }
  }

  permitted_tunnel_destinations = ["*:5432"]

  tags = {
    Environment = "mgmt"
  }
}

output "instance_id" {
  description = "The target of a session."
  value       = module.bastion.instance_id
}
