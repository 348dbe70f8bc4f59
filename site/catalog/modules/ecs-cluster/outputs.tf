output "cluster_arn" {
  description = "ARN of the cluster. Resources that depend on this output wait until its capacity providers are attached."
  value       = aws_ecs_cluster.this.arn
  depends_on  = [aws_ecs_cluster_capacity_providers.this]
}

output "cluster_name" {
  description = "Name of the cluster."
  value       = aws_ecs_cluster.this.name
}

output "exec_log_group_name" {
  description = "Name of the log group for ECS Exec sessions."
  value       = module.exec_log_group.log_group_name
}

output "exec_log_group_arn" {
  description = "ARN of the log group for ECS Exec sessions."
  value       = module.exec_log_group.log_group_arn
}
