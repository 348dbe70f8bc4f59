output "autoscaling_group_name" {
  description = "Name of the Auto Scaling group."
  value       = module.group.autoscaling_group_name
}

output "autoscaling_group_arn" {
  description = "ARN of the Auto Scaling group."
  value       = module.group.autoscaling_group_arn
}

output "launch_template_id" {
  description = "ID of the launch template."
  value       = module.group.launch_template_id
}

output "security_group_id" {
  description = "ID of the security group for the instances. Use it in database and cache rules."
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

output "target_group_arn" {
  description = "ARN of the target group, or null if there's no load balancer."
  value       = one(module.target_group[*].target_group_arn)
}

output "log_group_name" {
  description = "Name of the log group that the instances can write to."
  value       = module.log_group.log_group_name
}

output "alarm_arns" {
  description = "ARNs of the alarms, by name."
  value       = module.alarms.alarm_arns
}
