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

module "zone" {
  source = "../.."

  domain_name = "dev.example.com"
  parent      = { hosted_zone_id = "Z0123456789ABCDEFGHIJ" }

  records = {
    mail = { type = "MX", values = ["10 mail.example.com"] }
    docs = { name = "docs", type = "CNAME", values = ["docs.example.net"] }
  }
}

output "name_servers" {
  description = "For the registrar of a domain without a parent zone."
  value       = module.zone.name_servers
}
