output "service_name" {
  description = "Name of the service."
  value       = aws_ecs_service.this.name
}

output "service_arn" {
  description = "ARN of the service."
  value       = aws_ecs_service.this.id
}

output "cluster_name" {
  description = "Name of the cluster that the service runs on."
  value       = local.cluster_name
}

output "task_definition_arn" {
  description = "ARN of the task definition, including its revision."
  value       = module.task.task_definition_arn
}

output "task_role_arn" {
  description = "ARN of the role that the containers use."
  value       = module.task.task_role_arn
}

output "task_role_name" {
  description = "Name of the role that the containers use."
  value       = module.task.task_role_name
}

output "execution_role_arn" {
  description = "ARN of the role that ECS uses to start the tasks."
  value       = module.task.execution_role_arn
}

output "security_group_id" {
  description = "ID of the security group for the tasks. Use it in database and cache rules."
  value       = module.security_group.security_group_id
}

output "target_group_arn" {
  description = "ARN of the target group, or null if there's no load balancer."
  value       = one(module.target_group[*].target_group_arn)
}

output "log_group_name" {
  description = "Name of the log group for the containers."
  value       = module.task.log_group_name
}

output "alarm_arns" {
  description = "ARNs of the alarms, by name."
  value       = module.alarms.alarm_arns
}
