output "identifier" {
  description = "Identifier of the cluster, used as the `DBClusterIdentifier` dimension for its metrics."
  value       = aws_rds_cluster.this.cluster_identifier
}

output "arn" {
  description = "ARN of the cluster."
  value       = aws_rds_cluster.this.arn
}

output "resource_id" {
  description = "Resource ID, which never changes. Use it in IAM policies for database sign-in."
  value       = aws_rds_cluster.this.cluster_resource_id
}

output "endpoint" {
  description = "Hostname that always resolves to the writer."
  value       = aws_rds_cluster.this.endpoint
}

output "reader_endpoint" {
  description = "Hostname that balances connections across the readers."
  value       = aws_rds_cluster.this.reader_endpoint
}

output "port" {
  description = "Database port."
  value       = aws_rds_cluster.this.port
}

output "master_secret_arn" {
  description = "ARN of the secret that RDS manages for the master user."
  value       = one(aws_rds_cluster.this.master_user_secret[*].secret_arn)
}

output "instance_endpoints" {
  description = "Hostnames of the instances, by key. Prefer the cluster endpoints, which follow a failover."
  value       = { for key, instance in aws_rds_cluster_instance.this : key => instance.endpoint }
}
