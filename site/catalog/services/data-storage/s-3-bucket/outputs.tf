output "bucket_id" {
  description = "Name of the bucket."
  value       = module.bucket.bucket_id
}

output "bucket_arn" {
  description = "ARN of the bucket, for IAM policies."
  value       = module.bucket.bucket_arn
}

output "bucket_domain_name" {
  description = "The global domain name of the bucket."
  value       = module.bucket.bucket_domain_name
}

output "bucket_regional_domain_name" {
  description = "The domain name of the bucket in its region, which CloudFront origins should use."
  value       = module.bucket.bucket_regional_domain_name
}

output "hosted_zone_id" {
  description = "The Route 53 hosted zone ID of the bucket's region, for alias records."
  value       = module.bucket.hosted_zone_id
}

output "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the objects, or null with SSE-S3."
  value       = local.kms_key_arn
}

output "access_log_bucket_id" {
  description = "Name of the bucket that receives the access logs, or null if there are none."
  value       = local.access_log_bucket
}

output "replication_role_arn" {
  description = "ARN of the role with which S3 replicates, which the destination's bucket policy must let in. Null if replication is off."
  value       = one(module.replication_role[*].role_arn)
}
