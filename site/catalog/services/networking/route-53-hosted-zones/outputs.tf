output "public_zone_ids" {
  description = "ID of every public zone, by domain name."
  value       = { for domain, zone in module.public_zones : domain => zone.hosted_zone_id }

  precondition {
    condition     = length(var.public_zones) + length(var.private_zones) > 0
    error_message = "Name at least one zone in public_zones or private_zones."
  }
}

output "public_zone_arns" {
  description = "ARN of every public zone, by domain name. Use these in IAM policies that restrict record changes."
  value       = { for domain, zone in module.public_zones : domain => zone.hosted_zone_arn }
}

output "public_zone_name_servers" {
  description = "Name servers for every public zone, by domain name. Enter them at the registrar or in the parent zone."
  value       = { for domain, zone in module.public_zones : domain => zone.name_servers }
}

output "public_zone_ds_records" {
  description = "DS record for every signed zone, by domain name. Enter it at the registrar."
  value       = { for domain, zone in module.public_zones : domain => zone.ds_record if var.public_zones[domain].dnssec != null }
}

output "private_zone_ids" {
  description = "ID of every private zone, by domain name."
  value       = { for domain, zone in module.private_zones : domain => zone.hosted_zone_id }
}

output "private_zone_arns" {
  description = "ARN of every private zone, by domain name."
  value       = { for domain, zone in module.private_zones : domain => zone.hosted_zone_arn }
}

output "certificate_arns" {
  description = "ARN of every certificate, by domain name. Each certificate is already issued unless its zone doesn't wait for validation."
  value       = { for domain, certificate in module.certificates : domain => certificate.certificate_arn }
}

output "alarm_arns" {
  description = "ARNs of the expiry alarms, by short name."
  value       = module.alarms.alarm_arns
}
