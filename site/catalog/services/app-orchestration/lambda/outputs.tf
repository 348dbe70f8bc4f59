output "function_name" {
  description = "Name of the function."
  value       = module.function.function_name
}

output "function_arn" {
  description = "ARN of the function, without a version."
  value       = module.function.function_arn
}

output "invoke_arn" {
  description = "ARN that API Gateway uses to invoke the function, through the alias if there is one."
  value       = var.alias == null ? module.function.invoke_arn : aws_lambda_alias.this[0].invoke_arn
}

output "alias_arn" {
  description = "ARN of the alias, or null if there isn't one."
  value       = one(aws_lambda_alias.this[*].arn)
}

output "version" {
  description = "Latest published version, or `$LATEST`."
  value       = module.function.version
}

output "function_url" {
  description = "HTTPS endpoint of the function, or null if there isn't one."
  value       = one(aws_lambda_function_url.this[*].function_url)
}

output "role_arn" {
  description = "ARN of the function's role."
  value       = module.function.role_arn
}

output "role_name" {
  description = "Name of the function's role."
  value       = module.function.role_name
}

output "security_group_id" {
  description = "ID of the security group for the function, or null if it runs outside a VPC. Use it in database rules."
  value       = one(module.security_group[*].security_group_id)
}

output "log_group_name" {
  description = "Name of the log group."
  value       = module.function.log_group_name
}

output "failed_events_queue_url" {
  description = "URL of the queue for failed events, or null if there isn't one."
  value       = one(aws_sqs_queue.failed_events[*].url)
}

output "alarm_arns" {
  description = "ARNs of the alarms, by name."
  value       = module.alarms.alarm_arns
}
