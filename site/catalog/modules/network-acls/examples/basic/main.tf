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

module "network_acl" {
  source = "../.."

  name   = "app-private"
  vpc_id = "vpc-0a1b2c3d"

  subnet_ids = {
    eu-west-1a = "subnet-0a"
    eu-west-1b = "subnet-0b"
  }

  ingress_rules = {
    vpc     = { rule_number = 100, cidr_block = "10.2.0.0/16" }
    answers = { rule_number = 300, protocol = "tcp", from_port = 1024, to_port = 65535, cidr_block = "0.0.0.0/0" }
  }

  egress_rules = {
    everything = { rule_number = 100, cidr_block = "0.0.0.0/0" }
  }
}
