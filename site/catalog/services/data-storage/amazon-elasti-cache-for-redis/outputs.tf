output "replication_group_id" {
  description = "ID of the replication group."
  value       = module.cache.replication_group_id
}

output "arn" {
  description = "ARN of the replication group."
  value       = module.cache.arn
}

output "primary_endpoint" {
  description = "Hostname for reads and writes, or null in cluster mode."
  value       = module.cache.primary_endpoint
}

output "reader_endpoint" {
  description = "Hostname that balances connections across the replicas, or null in cluster mode."
  value       = module.cache.reader_endpoint
}

output "configuration_endpoint" {
  description = "Hostname that clients use to find the shards, or null if cluster mode is off."
  value       = module.cache.configuration_endpoint
}

output "port" {
  description = "Port that the nodes listen on."
  value       = module.cache.port
}

output "auth_token_secret_arn" {
  description = "ARN of the secret that contains the password, or null if you use a user group."
  value       = one(module.auth_token[*].secret_arn)
}

output "node_ids" {
  description = "IDs of the nodes, used as the `CacheClusterId` dimension for their metrics."
  value       = module.cache.node_ids
}

output "security_group_id" {
  description = "ID of the security group for the cache."
  value       = module.security_group.security_group_id
}

output "kms_key_arn" {
  description = "ARN of the KMS key, or null if the services use their own."
  value       = local.kms_key_arn
}

output "log_group_names" {
  description = "Names of the log groups, by log type."
  value       = { for log, group in module.log_group : log => group.log_group_name }
}

output "alarm_arns" {
  description = "ARNs of the alarms, by name, or null if alarms are turned off."
  value       = one(module.alarms[*].alarm_arns)
}
