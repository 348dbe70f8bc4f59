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

module "peering" {
  source = "../.."

  name = "management-to-app"

  requester_vpc_id          = "vpc-0a1b2c3d"
  requester_cidr_blocks     = ["10.0.0.0/16"]
  requester_route_table_ids = ["rtb-0a"]

  accepter_vpc_id          = "vpc-0b2c3d4e"
  accepter_cidr_blocks     = ["10.2.0.0/16"]
  accepter_route_table_ids = ["rtb-0b", "rtb-0c"]
}
