output "domain_name" {
  description = "Name of the domain."
  value       = aws_opensearch_domain.this.domain_name
}

output "domain_arn" {
  description = "ARN of the domain."
  value       = aws_opensearch_domain.this.arn
}

output "domain_id" {
  description = "ID of the domain."
  value       = aws_opensearch_domain.this.domain_id
}

output "endpoint" {
  description = "Hostname for requests, without `https://`."
  value       = aws_opensearch_domain.this.endpoint
}

output "dashboard_endpoint" {
  description = "Address of OpenSearch Dashboards or Kibana, without `https://`."
  value       = aws_opensearch_domain.this.dashboard_endpoint
}

output "custom_endpoint" {
  description = "Custom hostname, or null if there isn't one."
  value       = try(var.custom_endpoint.domain_name, null)
}

output "master_secret_arn" {
  description = "ARN of the secret that contains the first user's name and password, or null if `master_user_arn` is set."
  value       = one(module.master_password[*].secret_arn)
}

output "security_group_id" {
  description = "ID of the security group for the domain."
  value       = module.security_group.security_group_id
}

output "kms_key_arn" {
  description = "ARN of the KMS key, or null if the service uses AWS managed keys."
  value       = local.kms_key_arn
}

output "log_group_names" {
  description = "Names of the log groups, by log type."
  value       = { for log, group in module.log_group : log => group.log_group_name }
}

output "alarm_arns" {
  description = "ARNs of the alarms, by what they monitor, or null if alarms are turned off."
  value       = one(module.alarms[*].alarm_arns)
}
