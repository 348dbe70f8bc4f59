output "cluster_arn" {
  description = "ARN of the cluster."
  value       = module.cluster.cluster_arn
}

output "cluster_name" {
  description = "Name of the cluster."
  value       = module.cluster.cluster_name
}

output "capacity_provider_strategy" {
  description = "Default capacity provider strategy. Pass it to the `capacity_provider_strategy` input of services that use it."
  value       = local.strategy
}

output "kms_key_arn" {
  description = "ARN of the KMS key for ECS Exec sessions, or null if there isn't one. Task roles need permission to decrypt with it."
  value       = local.kms_key_arn
}

output "service_connect_namespace_arn" {
  description = "ARN of the Cloud Map namespace, or null if none was created."
  value       = one(aws_service_discovery_http_namespace.this[*].arn)
}

output "exec_log_group_name" {
  description = "Name of the log group for ECS Exec sessions."
  value       = module.cluster.exec_log_group_name
}

output "event_log_group_name" {
  description = "Name of the log group for task and deployment events, or null if they aren't logged."
  value       = one(module.event_log_group[*].log_group_name)
}
