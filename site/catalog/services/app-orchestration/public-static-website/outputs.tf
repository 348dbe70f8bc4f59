output "url" {
  description = "URL of the site."
  value       = "https://${var.domain_name}"
}

output "bucket_name" {
  description = "Name of the bucket that contains the files."
  value       = module.bucket.bucket_id
}

output "bucket_arn" {
  description = "ARN of the bucket that contains the files."
  value       = module.bucket.bucket_arn
}

output "distribution_id" {
  description = "ID of the CloudFront distribution, which you need to create an invalidation."
  value       = module.distribution.distribution_id
}

output "distribution_arn" {
  description = "ARN of the CloudFront distribution."
  value       = module.distribution.distribution_arn
}

output "distribution_domain_name" {
  description = "Domain name of the distribution under `cloudfront.net`, for DNS outside Route 53."
  value       = module.distribution.domain_name
}

output "distribution_hosted_zone_id" {
  description = "ID of CloudFront's hosted zone. Use it for alias records in other accounts."
  value       = module.distribution.hosted_zone_id
}

output "log_bucket_name" {
  description = "Name of the bucket for request logs, or null if there isn't one."
  value       = one(module.log_bucket[*].bucket_id)
}

output "deploy_role_arn" {
  description = "ARN of the pipeline role, or null if there isn't one."
  value       = one(module.deploy_role[*].role_arn)
}
