output "instance_id" {
  description = "ID of the instance. Use it with `aws ssm start-session`."
  value       = module.instance.instance_id
}

output "instance_arn" {
  description = "ARN of the instance. Use it in IAM policies to control who can start sessions."
  value       = module.instance.instance_arn
}

output "public_ip" {
  description = "Public IP address of the host, or null if it doesn't have one."
  value       = var.allocate_elastic_ip ? module.instance.public_ip : null
}

output "private_ip" {
  description = "Private IP address of the host."
  value       = module.instance.private_ip
}

output "domain_name" {
  description = "Domain name of the host, or null if it has no DNS record."
  value       = one(aws_route53_record.this[*].fqdn)
}

output "security_group_id" {
  description = "ID of the host's security group. Allow it on every resource that users reach through the host."
  value       = module.security_group.security_group_id
}

output "role_arn" {
  description = "ARN of the host's IAM role."
  value       = module.role.role_arn
}

output "role_name" {
  description = "Name of the host's IAM role. Use it to attach more policies."
  value       = module.role.role_name
}

output "log_group_name" {
  description = "Name of the log group for login records."
  value       = module.log_group.log_group_name
}

output "alarm_arns" {
  description = "ARNs of the alarms, by short name."
  value       = module.alarms.alarm_arns
}
