output "instance_id" {
  description = "ID of the instance, for `aws ssm start-session`."
  value       = module.instance.instance_id
}

output "instance_arn" {
  description = "ARN of the instance, for IAM policies that say who can start sessions on it."
  value       = module.instance.instance_arn
}

output "public_ip" {
  description = "The public address, or null without one."
  value       = var.allocate_elastic_ip ? module.instance.public_ip : null
}

output "private_ip" {
  description = "The private address."
  value       = module.instance.private_ip
}

output "domain_name" {
  description = "The domain name of the host, or null without a record."
  value       = one(aws_route53_record.this[*].fqdn)
}

output "security_group_id" {
  description = "ID of the host's security group. Allow it on every resource that users reach through the host."
  value       = module.security_group.security_group_id
}

output "role_arn" {
  description = "ARN of the host's role."
  value       = module.role.role_arn
}

output "role_name" {
  description = "Name of the host's role, for attaching more policies."
  value       = module.role.role_name
}

output "log_group_name" {
  description = "Name of the log group with the record of logins."
  value       = module.log_group.log_group_name
}

output "alarm_arns" {
  description = "ARNs of the alarms, by their short name."
  value       = module.alarms.alarm_arns
}
