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

module "files" {
  source = "../../../s3-bucket"

  name = "example-website"
}

module "distribution" {
  source = "../.."

  name                        = "website"
  bucket_regional_domain_name = module.files.bucket_regional_domain_name
  aliases                     = ["www.example.com"]
  acm_certificate_arn         = "arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d-0000-4000-8000-000000000000"

  error_responses = {
    "404" = { response_code = 404, page_path = "/404.html" }
  }
}
