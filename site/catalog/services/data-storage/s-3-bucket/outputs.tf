output "bucket_id" {
  description = "Name of the bucket."
  value       = module.bucket.bucket_id
}

output "bucket_arn" {
  description = "ARN of the bucket. Use it in IAM policies."
  value       = module.bucket.bucket_arn
}

output "bucket_domain_name" {
  description = "Global domain name of the bucket."
  value       = module.bucket.bucket_domain_name
}

output "bucket_regional_domain_name" {
  description = "Regional domain name of the bucket. Use it for CloudFront origins."
  value       = module.bucket.bucket_regional_domain_name
}

output "hosted_zone_id" {
  description = "Route 53 hosted zone ID for the bucket's region. Use it for alias records."
  value       = module.bucket.hosted_zone_id
}

output "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the objects, or null if S3 uses SSE-S3."
  value       = local.kms_key_arn
}

output "access_log_bucket_id" {
  description = "Name of the bucket that receives access logs, or null if there isn't one."
  value       = local.access_log_bucket
}

output "replication_role_arn" {
  description = "ARN of the replication role, or null if replication is off. The destination's bucket policy must allow it."
  value       = one(module.replication_role[*].role_arn)
}
