output "bucket_name" {
  description = "Name of the bucket."
  value       = module.bucket.bucket_id

  # CloudTrail and AWS Config test the bucket when they're set up, so they must wait for its policy.
  depends_on = [module.bucket]
}

output "bucket_arn" {
  description = "ARN of the bucket."
  value       = module.bucket.bucket_arn
}

output "kms_key_arn" {
  description = "ARN of the bucket's KMS key, or null if S3 uses its own keys."
  value       = local.kms_key_arn
}

output "access_log_bucket_name" {
  description = "Name of the new bucket for access logs, or null if none is created."
  value       = one(module.access_log_bucket[*].bucket_id)
}
