output "primary_identifier" {
  description = "Identifier of the primary."
  value       = module.primary.identifier
}

output "primary_arn" {
  description = "ARN of the primary."
  value       = module.primary.arn
}

output "primary_resource_id" {
  description = "Resource ID of the primary. Use it in IAM policies for database sign-in."
  value       = module.primary.resource_id
}

output "primary_address" {
  description = "Hostname of the primary, for reads and writes."
  value       = module.primary.address
}

output "read_replica_addresses" {
  description = "Hostnames of the read replicas, in numerical order."
  value       = [for name in local.replica_names : module.replica[name].address]
}

output "read_replica_arns" {
  description = "ARNs of the read replicas, in numerical order."
  value       = [for name in local.replica_names : module.replica[name].arn]
}

output "port" {
  description = "Port for the primary and the replicas."
  value       = module.primary.port
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
  description = "ARN of the secret that contains the master username and password, or null if you provided the password."
  value       = local.master_secret_arn
}

output "security_group_id" {
  description = "ID of the security group for the database."
  value       = module.security_group.security_group_id
}

output "kms_key_arn" {
  description = "ARN of the KMS key, or null if the service uses AWS managed keys."
  value       = local.kms_key_arn
}

output "parameter_group_name" {
  description = "Name of the parameter group."
  value       = aws_db_parameter_group.this.name
}

output "log_group_names" {
  description = "Names of the log groups, by instance and log type, such as `orders/postgresql`."
  value       = { for key, group in module.log_group : key => group.log_group_name }
}

output "alarm_arns" {
  description = "ARNs of the alarms, by name."
  value       = one(module.alarms[*].alarm_arns)
}
