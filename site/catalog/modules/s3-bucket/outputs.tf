# Name that was configured is known at plan time, the computed ID isn't: callers can base a count on `bucket_id`, and they still depend on
# the bucket.
output "bucket_id" {
  description = "Name of the bucket."
  value       = aws_s3_bucket.this.bucket
}

output "bucket_arn" {
  description = "ARN of the bucket."
  value       = aws_s3_bucket.this.arn
}

output "bucket_domain_name" {
  description = "Global domain name of the bucket, such as `assets.s3.amazonaws.com`."
  value       = aws_s3_bucket.this.bucket_domain_name

  # CloudFront, which takes this name for its logs, rejects a bucket that doesn't accept ACLs yet.
  depends_on = [aws_s3_bucket_ownership_controls.this, aws_s3_bucket_public_access_block.this]
}

output "bucket_regional_domain_name" {
  description = "Regional domain name of the bucket. Use it for CloudFront origins."
  value       = aws_s3_bucket.this.bucket_regional_domain_name
}

output "hosted_zone_id" {
  description = "Route 53 hosted zone ID for the bucket's region. Use it for alias records."
  value       = aws_s3_bucket.this.hosted_zone_id
}

output "versioning_status" {
  description = "Versioning status: `Enabled` or `Suspended`. Replication must refer to this output so that it starts after versioning is configured."
  value       = one(aws_s3_bucket_versioning.this.versioning_configuration[*].status)
}
