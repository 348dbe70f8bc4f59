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

module "function" {
  source = "../.."

  name        = "resize-images"
  description = "Makes small pictures of large ones"
  handler     = "index.handler"
  runtime     = "nodejs22.x"
  environment = { WIDTH = "640" }

  code = {
    s3_bucket = "example-packages"
    s3_key    = "resize-images/1.4.0.zip"
  }

  role_policies = {
    pictures = jsonencode({
      Version   = "2012-10-17"
      Statement = [{ Effect = "Allow", Action = ["s3:GetObject", "s3:PutObject"], Resource = "arn:aws:s3:::example-pictures/*" }]
    })
  }
}
