output "cluster_id" {
  description = "ID of the cluster, the dimension `CacheClusterId` of its metrics."
  value       = aws_elasticache_cluster.this.cluster_id
}

output "arn" {
  description = "ARN of the cluster."
  value       = aws_elasticache_cluster.this.arn
}

output "configuration_endpoint" {
  description = "The host name and port at which clients with auto discovery find the nodes."
  value       = aws_elasticache_cluster.this.configuration_endpoint
}

output "cluster_address" {
  description = "Host name of the configuration endpoint, without the port."
  value       = aws_elasticache_cluster.this.cluster_address
}

output "port" {
  description = "Port of the nodes."
  value       = aws_elasticache_cluster.this.port
}

output "node_addresses" {
  description = "Host names of the nodes, for clients without auto discovery."
  value       = aws_elasticache_cluster.this.cache_nodes[*].address
}

output "node_ids" {
  description = "IDs of the nodes, the dimension `CacheNodeId` of their metrics."
  value       = local.node_ids
}

output "security_group_id" {
  description = "ID of the cluster's security group."
  value       = module.security_group.security_group_id
}

output "alarm_arns" {
  description = "ARNs of the alarms by their names, or null without alarms."
  value       = one(module.alarms[*].alarm_arns)
}
