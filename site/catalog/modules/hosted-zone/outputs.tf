output "hosted_zone_id" {
  description = "ID of the hosted zone."
  value       = aws_route53_zone.this.zone_id
}

output "hosted_zone_arn" {
  description = "ARN of the hosted zone, for IAM policies that restrict changes to records."
  value       = aws_route53_zone.this.arn
}

output "name_servers" {
  description = "The name servers of the zone. For a public zone, enter them at the registrar or in the parent zone."
  value       = aws_route53_zone.this.name_servers
}

output "record_names" {
  description = "Full name of every plain record, by its key in `records`."
  value       = { for key, record in aws_route53_record.this : key => record.fqdn }
}

output "ds_record" {
  description = "The DS record to enter at the registrar once the zone is signed, or null without DNSSEC."
  value       = one(aws_route53_key_signing_key.this[*].ds_record)
}
