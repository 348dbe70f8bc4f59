output "cluster_arn" {
  description = "ARN of the cluster."
  value       = module.cluster.cluster_arn
}

output "cluster_name" {
  description = "Name of the cluster."
  value       = module.cluster.cluster_name
}

output "capacity_provider_strategy" {
  description = "The default mix, to pass to `capacity_provider_strategy` of the services that follow it."
  value       = local.strategy
}

output "kms_key_arn" {
  description = "ARN of the key of ECS Exec sessions, which task roles must be allowed to decrypt with, or null if there is none."
  value       = local.kms_key_arn
}

output "service_connect_namespace_arn" {
  description = "ARN of the Cloud Map namespace, or null if none was asked for."
  value       = one(aws_service_discovery_http_namespace.this[*].arn)
}

output "exec_log_group_name" {
  description = "Name of the log group of ECS Exec sessions."
  value       = module.cluster.exec_log_group_name
}

output "event_log_group_name" {
  description = "Name of the log group of task and deployment changes, or null if they aren't logged."
  value       = one(module.event_log_group[*].log_group_name)
}
