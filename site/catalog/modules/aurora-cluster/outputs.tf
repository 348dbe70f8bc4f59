output "identifier" {
  description = "Identifier of the cluster, the dimension `DBClusterIdentifier` of its metrics."
  value       = aws_rds_cluster.this.cluster_identifier
}

output "arn" {
  description = "ARN of the cluster."
  value       = aws_rds_cluster.this.arn
}

output "resource_id" {
  description = "ID that never changes, which IAM policies for database sign-in use."
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
  description = "Host names of the instances by their keys. Prefer the cluster's endpoints, which follow a failover."
  value       = { for key, instance in aws_rds_cluster_instance.this : key => instance.endpoint }
}
