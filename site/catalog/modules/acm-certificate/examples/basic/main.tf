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

data "aws_route53_zone" "public" {
  name = "example.com"
}

module "certificate" {
  source = "../.."

  domain_name               = "example.com"
  subject_alternative_names = ["*.example.com"]
  hosted_zone_id            = data.aws_route53_zone.public.zone_id
}

output "certificate_arn" {
  description = "The certificate, for load balancers of this region."
  value       = module.certificate.certificate_arn
}
