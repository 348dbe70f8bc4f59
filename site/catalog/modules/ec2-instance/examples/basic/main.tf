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

module "instance" {
  source = "../.."

  name               = "build-agent"
  ami_id             = "ami-0a1b2c3d4e5f67890"
  instance_type      = "t4g.medium"
  subnet_id          = "subnet-0a"
  security_group_ids = ["sg-0a1b2c3d"]

  data_volumes = {
    "/dev/sdf" = { size_gb = 100 }
  }
}
