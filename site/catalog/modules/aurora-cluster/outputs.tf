output "identifier" {
  description = "The identifier of the cluster, the dimension `DBClusterIdentifier` of its metrics."
  value       = aws_rds_cluster.this.cluster_identifier
}

output "arn" {
  description = "The ARN of the cluster."
  value       = aws_rds_cluster.this.arn
}

output "resource_id" {
  description = "The ID that never changes, which IAM policies for database sign-in use."
  value       = aws_rds_cluster.this.cluster_resource_id
}

output "endpoint" {
  description = "The host name that always leads to the writer."
  value       = aws_rds_cluster.this.endpoint
}

output "reader_endpoint" {
  description = "The host name that spreads connections over the readers."
  value       = aws_rds_cluster.this.reader_endpoint
}

output "port" {
  description = "The port of the database."
  value       = aws_rds_cluster.this.port
}

output "master_secret_arn" {
  description = "The ARN of the secret that RDS manages for the master user."
  value       = one(aws_rds_cluster.this.master_user_secret[*].secret_arn)
}

output "instance_endpoints" {
  description = "The host names of the instances by their keys. Prefer the cluster's endpoints, which follow a failover."
  value       = { for key, instance in aws_rds_cluster_instance.this : key => instance.endpoint }
}
