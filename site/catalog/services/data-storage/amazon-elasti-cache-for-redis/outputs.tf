output "replication_group_id" {
  description = "ID of the replication group."
  value       = module.cache.replication_group_id
}

output "arn" {
  description = "ARN of the replication group."
  value       = module.cache.arn
}

output "primary_endpoint" {
  description = "Host name for reads and writes, or null in cluster mode."
  value       = module.cache.primary_endpoint
}

output "reader_endpoint" {
  description = "Host name that balances connections over the replicas, or null in cluster mode."
  value       = module.cache.reader_endpoint
}

output "configuration_endpoint" {
  description = "Host name at which clients find the shards, or null without cluster mode."
  value       = module.cache.configuration_endpoint
}

output "port" {
  description = "Port of the nodes."
  value       = module.cache.port
}

output "auth_token_secret_arn" {
  description = "ARN of the secret with the password, or null with a user group."
  value       = one(module.auth_token[*].secret_arn)
}

output "node_ids" {
  description = "IDs of the nodes, the dimension `CacheClusterId` of their metrics."
  value       = module.cache.node_ids
}

output "security_group_id" {
  description = "ID of the cache's security group."
  value       = module.security_group.security_group_id
}

output "kms_key_arn" {
  description = "ARN of the KMS key, or null if the services use their own."
  value       = local.kms_key_arn
}

output "log_group_names" {
  description = "Names of the log groups by log."
  value       = { for log, group in module.log_group : log => group.log_group_name }
}

output "alarm_arns" {
  description = "ARNs of the alarms by their names, or null without alarms."
  value       = one(module.alarms[*].alarm_arns)
}
