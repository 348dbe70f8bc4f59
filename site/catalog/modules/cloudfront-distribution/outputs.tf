output "distribution_id" {
  description = "ID of the distribution, which you need to create an invalidation."
  value       = aws_cloudfront_distribution.this.id
}

output "distribution_arn" {
  description = "ARN of the distribution. Use it in the bucket policy."
  value       = aws_cloudfront_distribution.this.arn
}

output "domain_name" {
  description = "Domain name of the distribution under `cloudfront.net`."
  value       = aws_cloudfront_distribution.this.domain_name
}

output "hosted_zone_id" {
  description = "ID of CloudFront's hosted zone. Use it for Route 53 alias records."
  value       = aws_cloudfront_distribution.this.hosted_zone_id
}
