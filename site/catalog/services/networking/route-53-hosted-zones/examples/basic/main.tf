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

data "aws_vpc" "app" {
  tags = { Name = "app" }
}

data "aws_route53_zone" "company" {
  name = "example.com"
}

module "zones" {
  source = "../.."

  name = "dev"

  public_zones = {
    "dev.example.com" = {
      comment     = "Applications of the dev environment"
      parent      = { hosted_zone_id = data.aws_route53_zone.company.zone_id }
      certificate = {}

      records = {
        spf = { type = "TXT", values = ["v=spf1 -all"] }
      }
    }
  }

  private_zones = {
    "dev.internal" = {
      vpcs = {
        app = { vpc_id = data.aws_vpc.app.id }
      }
    }
  }

  tags = {
    Environment = "dev"
  }
}

output "certificate_arn" {
  description = "The certificate for dev.example.com and its subdomains."
  value       = module.zones.certificate_arns["dev.example.com"]
}
