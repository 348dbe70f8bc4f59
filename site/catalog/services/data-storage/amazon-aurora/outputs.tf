output "cluster_identifier" {
  description = "Identifier of the cluster."
  value       = module.cluster.identifier
}

output "cluster_arn" {
  description = "ARN of the cluster."
  value       = module.cluster.arn
}

output "cluster_resource_id" {
  description = "Resource ID of the cluster. Use it in IAM policies for database sign-in."
  value       = module.cluster.resource_id
}

output "cluster_endpoint" {
  description = "Hostname that always resolves to the writer."
  value       = module.cluster.endpoint
}

output "reader_endpoint" {
  description = "Hostname that balances connections across the readers."
  value       = module.cluster.reader_endpoint
}

output "instance_endpoints" {
  description = "Hostnames of the instances, by their keys in `instances`. Prefer the cluster endpoints, which follow a failover."
  value       = module.cluster.instance_endpoints
}

output "port" {
  description = "Database port."
  value       = module.cluster.port
}

output "database_name" {
  description = "Name of the initial database, or null if none was created."
  value       = var.database_name
}

output "master_username" {
  description = "Master username."
  value       = var.master_username
}

output "master_secret_arn" {
  description = "ARN of the secret that contains the master username and password."
  value       = module.cluster.master_secret_arn
}

output "security_group_id" {
  description = "ID of the security group for the cluster."
  value       = module.security_group.security_group_id
}

output "kms_key_arn" {
  description = "ARN of the KMS key, or null if the service uses AWS managed keys."
  value       = local.kms_key_arn
}

output "log_group_names" {
  description = "Names of the log groups, by log type, such as `postgresql`."
  value       = { for key, group in module.log_group : key => group.log_group_name }
}

output "alarm_arns" {
  description = "ARNs of the alarms, by name, or null if alarms are turned off."
  value       = one(module.alarms[*].alarm_arns)
}
