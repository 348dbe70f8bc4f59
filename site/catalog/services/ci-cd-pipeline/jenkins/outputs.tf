output "url" {
  description = "URL of the server."
  value       = "https://${var.domain_name}"
}

output "load_balancer_arn" {
  description = "ARN of the load balancer."
  value       = aws_lb.this.arn
}

output "load_balancer_dns_name" {
  description = "Hostname that AWS assigned to the load balancer."
  value       = aws_lb.this.dns_name
}

output "autoscaling_group_name" {
  description = "Name of the Auto Scaling group that keeps one server running."
  value       = module.server.autoscaling_group_name
}

output "home_volume_id" {
  description = "ID of the volume that contains all data."
  value       = aws_ebs_volume.home.id
}

output "instance_role_arn" {
  description = "ARN of the server's role. Use it in trust policies in other accounts."
  value       = module.instance_role.role_arn
}

output "instance_role_name" {
  description = "Name of the server's role."
  value       = module.instance_role.role_name
}

output "instance_security_group_id" {
  description = "ID of the server's security group, for agents that must allow connections from the server."
  value       = module.instance_security_group.security_group_id
}

output "load_balancer_security_group_id" {
  description = "ID of the load balancer's security group."
  value       = module.load_balancer_security_group.security_group_id
}

output "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the volumes, or null if they use the account's default key."
  value       = local.kms_key_arn
}

output "alarm_arns" {
  description = "ARNs of the alarms, by name, or null if alarms are turned off."
  value       = one(module.alarms[*].alarm_arns)
}
