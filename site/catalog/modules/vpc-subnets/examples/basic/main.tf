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
  source = "../../../vpc"

  name       = "app"
  cidr_block = "10.2.0.0/16"
}

module "public_subnets" {
  source = "../.."

  name   = "app"
  tier   = "public"
  vpc_id = module.vpc.vpc_id

  subnet_cidr_blocks = {
    eu-west-1a = "10.2.0.0/22"
    eu-west-1b = "10.2.4.0/22"
  }

  # One route table for the tier, with a way to the internet.
  shared_route_table        = true
  route_to_internet_gateway = true
  internet_gateway_id       = module.vpc.internet_gateway_id
}
