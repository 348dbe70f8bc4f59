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

module "macie" {
  source = "../.."

  name                = "customers"
  bucket_names        = ["example-uploads", "example-exports"]
  sampling_percentage = 20
}
