output "task_definition_arn" {
  description = "ARN of the task definition, including its revision."
  value       = aws_ecs_task_definition.this.arn
}

output "task_definition_family" {
  description = "Name of the task family."
  value       = aws_ecs_task_definition.this.family
}

output "task_definition_revision" {
  description = "Revision number of the task definition."
  value       = aws_ecs_task_definition.this.revision
}

output "task_role_arn" {
  description = "ARN of the role that the containers use."
  value       = module.task_role.role_arn
}

output "task_role_name" {
  description = "Name of the role that the containers use."
  value       = module.task_role.role_name
}

output "execution_role_arn" {
  description = "ARN of the role that ECS uses to start the task."
  value       = module.execution_role.role_arn
}

output "execution_role_name" {
  description = "Name of the role that ECS uses to start the task."
  value       = module.execution_role.role_name
}

output "log_group_name" {
  description = "Name of the log group for the containers."
  value       = module.log_group.log_group_name
}
