output "distribution_id" {
  description = "ID of the distribution, which an invalidation needs."
  value       = aws_cloudfront_distribution.this.id
}

output "distribution_arn" {
  description = "ARN of the distribution, for the bucket's policy."
  value       = aws_cloudfront_distribution.this.arn
}

output "domain_name" {
  description = "Name of the distribution below `cloudfront.net`."
  value       = aws_cloudfront_distribution.this.domain_name
}

output "hosted_zone_id" {
  description = "ID of CloudFront's hosted zone, for Route 53 alias records."
  value       = aws_cloudfront_distribution.this.hosted_zone_id
}
