provider "aws" {
  region = "eu-west-1"
}

module "website" {
  source = "../.."

  domain_name         = "www.example.com"
  acm_certificate_arn = "arn:aws:acm:us-east-1:111122223333:certificate/01234567-89ab-cdef-0123-456789abcdef"
  hosted_zone_id      = "Z0123456789ABCDEFGHIJ"

  deploy_role = {
    trusted_principals = ["arn:aws:iam::111122223333:role/website-pipeline"]
  }
}

output "distribution_id" {
  description = "ID of the distribution, which an invalidation needs."
  value       = module.website.distribution_id
}
