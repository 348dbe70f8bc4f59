output "replication_group_id" {
  description = "ID of the replication group."
  value       = aws_elasticache_replication_group.this.replication_group_id
}

output "arn" {
  description = "ARN of the replication group."
  value       = aws_elasticache_replication_group.this.arn
}

output "primary_endpoint" {
  description = "Hostname of the primary, or null in cluster mode."
  value       = var.cluster_mode ? null : aws_elasticache_replication_group.this.primary_endpoint_address
}

output "reader_endpoint" {
  description = "Hostname that balances connections across the replicas, or null in cluster mode."
  value       = var.cluster_mode ? null : aws_elasticache_replication_group.this.reader_endpoint_address
}

output "configuration_endpoint" {
  description = "Hostname that clients use to find the shards, or null if cluster mode is off."
  value       = var.cluster_mode ? aws_elasticache_replication_group.this.configuration_endpoint_address : null
}

output "port" {
  description = "Port that the nodes listen on."
  value       = aws_elasticache_replication_group.this.port
}

output "node_ids" {
  description = "IDs of the nodes, used as the `CacheClusterId` dimension for their metrics."
  value       = local.node_ids
}
