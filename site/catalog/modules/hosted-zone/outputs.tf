output "hosted_zone_id" {
  description = "ID of the hosted zone."
  value       = aws_route53_zone.this.zone_id
}

output "hosted_zone_arn" {
  description = "ARN of the hosted zone. Use it in IAM policies that restrict record changes."
  value       = aws_route53_zone.this.arn
}

output "name_servers" {
  description = "Name servers for the zone. For a public zone, enter them at the registrar or in the parent zone."
  value       = aws_route53_zone.this.name_servers
}

output "record_names" {
  description = "Full name of every plain record, by its key in `records`."
  value       = { for key, record in aws_route53_record.this : key => record.fqdn }
}

output "ds_record" {
  description = "DS record to enter at the registrar after the zone is signed, or null if DNSSEC is off."
  value       = one(aws_route53_key_signing_key.this[*].ds_record)
}
