output "primary_identifier" {
  description = "The identifier of the primary."
  value       = module.primary.identifier
}

output "primary_arn" {
  description = "The ARN of the primary."
  value       = module.primary.arn
}

output "primary_resource_id" {
  description = "The resource ID of the primary, which IAM policies for database sign-in use."
  value       = module.primary.resource_id
}

output "primary_address" {
  description = "The host name of the primary, for reads and writes."
  value       = module.primary.address
}

output "read_replica_addresses" {
  description = "The host names of the read replicas, in the order of their numbers."
  value       = [for name in local.replica_names : module.replica[name].address]
}

output "read_replica_arns" {
  description = "The ARNs of the read replicas, in the order of their numbers."
  value       = [for name in local.replica_names : module.replica[name].arn]
}

output "port" {
  description = "The port of the primary and the replicas."
  value       = module.primary.port
}

output "database_name" {
  description = "The name of the first database, or null if none was created."
  value       = var.database_name
}

output "master_username" {
  description = "The name of the master user."
  value       = var.master_username
}

output "master_secret_arn" {
  description = "The ARN of the secret with the master user's name and password, or null when you gave the password."
  value       = local.master_secret_arn
}

output "security_group_id" {
  description = "The ID of the database's security group."
  value       = module.security_group.security_group_id
}

output "kms_key_arn" {
  description = "The ARN of the KMS key, or null when AWS-managed keys are used."
  value       = local.kms_key_arn
}

output "parameter_group_name" {
  description = "The name of the parameter group."
  value       = aws_db_parameter_group.this.name
}

output "log_group_names" {
  description = "The names of the log groups, by instance and log, for example `orders/postgresql`."
  value       = { for key, group in module.log_group : key => group.log_group_name }
}

output "alarm_arns" {
  description = "The ARNs of the alarms by their names."
  value       = one(module.alarms[*].alarm_arns)
}
