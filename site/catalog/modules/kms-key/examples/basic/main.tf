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

module "key" {
  source = "../.."

  name           = "orders"
  description    = "Data of the application orders"
  administrators = ["arn:aws:iam::111122223333:role/operators"]
  users          = ["arn:aws:iam::111122223333:role/orders"]

  service_principals = ["logs.eu-west-1.amazonaws.com"]
}
