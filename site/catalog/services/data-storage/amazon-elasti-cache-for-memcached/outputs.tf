output "cluster_id" {
  description = "ID of the cluster, used as the `CacheClusterId` dimension for its metrics."
  value       = aws_elasticache_cluster.this.cluster_id
}

output "arn" {
  description = "ARN of the cluster."
  value       = aws_elasticache_cluster.this.arn
}

output "configuration_endpoint" {
  description = "Hostname and port that clients with auto discovery use to find the nodes."
  value       = aws_elasticache_cluster.this.configuration_endpoint
}

output "cluster_address" {
  description = "Hostname of the configuration endpoint, without the port."
  value       = aws_elasticache_cluster.this.cluster_address
}

output "port" {
  description = "Port that the nodes listen on."
  value       = aws_elasticache_cluster.this.port
}

output "node_addresses" {
  description = "Hostnames of the nodes, for clients without auto discovery."
  value       = aws_elasticache_cluster.this.cache_nodes[*].address
}

output "node_ids" {
  description = "IDs of the nodes, used as the `CacheNodeId` dimension for their metrics."
  value       = local.node_ids
}

output "security_group_id" {
  description = "ID of the security group for the cluster."
  value       = module.security_group.security_group_id
}

output "alarm_arns" {
  description = "ARNs of the alarms, by name, or null if alarms are turned off."
  value       = one(module.alarms[*].alarm_arns)
}
