output "cluster_arn" {
  description = "ARN of the cluster."
  value       = module.cluster.cluster_arn
}

output "cluster_name" {
  description = "Name of the cluster."
  value       = module.cluster.cluster_name
}

output "capacity_provider_name" {
  description = "Name of the capacity provider for the container instances."
  value       = aws_ecs_capacity_provider.instances.name
}

output "autoscaling_group_name" {
  description = "Name of the container instances' Auto Scaling group."
  value       = module.instances.autoscaling_group_name
}

output "autoscaling_group_arn" {
  description = "ARN of the container instances' Auto Scaling group."
  value       = module.instances.autoscaling_group_arn
}

output "security_group_id" {
  description = "ID of the security group for the container instances."
  value       = module.security_group.security_group_id
}

output "instance_role_arn" {
  description = "ARN of the container instance role."
  value       = module.instance_role.role_arn
}

output "instance_role_name" {
  description = "Name of the container instance role."
  value       = module.instance_role.role_name
}

output "exec_log_group_name" {
  description = "Name of the log group for ECS Exec sessions."
  value       = module.cluster.exec_log_group_name
}

output "alarm_arns" {
  description = "ARNs of the alarms, by name."
  value       = module.alarms.alarm_arns
}
