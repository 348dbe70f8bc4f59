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

module "password" {
  source = "../.."

  name         = "orders/database"
  description  = "Password of the database orders"
  value_source = "generated"
  reader_arns  = ["arn:aws:iam::111122223333:role/orders"]

  generated_password = {
    length      = 40
    json_key    = "password"
    json_fields = { username = "orders" }
  }
}
