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

module "images" {
  source = "../.."

  name                       = "orders"
  expire_untagged_after_days = 7
  keep_images_by_prefix      = { "release-" = 50 }
  reader_arns                = ["arn:aws:iam::444455556666:root"]
  writer_arns                = ["arn:aws:iam::111122223333:role/ci"]
}
