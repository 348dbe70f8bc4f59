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

data "aws_subnets" "public" {
  filter {
    name   = "vpc-id"
    values = [data.aws_vpc.app.id]
  }

  tags = { Tier = "public" }
}

data "aws_route53_zone" "public" {
  name = "example.com"
}

data "aws_acm_certificate" "wildcard" {
  domain      = "*.example.com"
  most_recent = true
}

module "load_balancer" {
  source = "../.."

  name                = "app-public"
  internal            = false
  vpc_id              = data.aws_vpc.app.id
  subnet_ids          = data.aws_subnets.public.ids
  allowed_cidr_blocks = ["0.0.0.0/0"]

  https_listeners = {
    https = { certificate_arn = data.aws_acm_certificate.wildcard.arn }
  }

  dns_records = {
    "www.example.com" = { hosted_zone_id = data.aws_route53_zone.public.zone_id }
  }

  tags = {
    Environment = "dev"
  }
}

output "https_listener_arn" {
  description = "The listener that applications add their rules to."
  value       = module.load_balancer.https_listener_arns["https"]
}
