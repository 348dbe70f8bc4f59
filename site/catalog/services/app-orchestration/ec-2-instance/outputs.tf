output "instance_id" {
  description = "ID of the instance."
  value       = module.instance.instance_id
}

output "instance_arn" {
  description = "ARN of the instance."
  value       = module.instance.instance_arn
}

output "availability_zone" {
  description = "Availability Zone of the instance."
  value       = module.instance.availability_zone
}

output "private_ip" {
  description = "Private IPv4 address."
  value       = module.instance.private_ip
}

output "public_ip" {
  description = "Elastic IP address if there is one. Otherwise, the public IP address, which is empty in a private subnet."
  value       = module.instance.public_ip
}

output "dns_name" {
  description = "Name of the DNS record, or null if there isn't one."
  value       = one(aws_route53_record.this[*].fqdn)
}

output "data_volume_ids" {
  description = "IDs of the data volumes, by device name."
  value       = module.instance.data_volume_ids
}

output "security_group_id" {
  description = "ID of the security group for the instance."
  value       = module.security_group.security_group_id
}

output "instance_role_arn" {
  description = "ARN of the instance role."
  value       = module.role.role_arn
}

output "instance_role_name" {
  description = "Name of the instance role."
  value       = module.role.role_name
}

output "alarm_arns" {
  description = "ARNs of the alarms, by name."
  value       = module.alarms.alarm_arns
}

output "snapshot_policy_id" {
  description = "ID of the snapshot lifecycle policy, or null if snapshots are turned off."
  value       = one(module.snapshots[*].policy_id)
}
