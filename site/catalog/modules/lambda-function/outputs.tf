output "function_name" {
  description = "Name of the function."
  value       = aws_lambda_function.this.function_name
}

output "function_arn" {
  description = "ARN of the function, without a version."
  value       = aws_lambda_function.this.arn
}

output "qualified_arn" {
  description = "ARN of the function, including its latest version, which is `$LATEST` unless versions are published."
  value       = aws_lambda_function.this.qualified_arn
}

output "invoke_arn" {
  description = "ARN that API Gateway uses to invoke the function."
  value       = aws_lambda_function.this.invoke_arn
}

output "version" {
  description = "Latest published version, or `$LATEST`."
  value       = aws_lambda_function.this.version
}

output "role_arn" {
  description = "ARN of the function's role."
  value       = module.role.role_arn
}

output "role_name" {
  description = "Name of the function's role."
  value       = module.role.role_name
}

output "log_group_name" {
  description = "Name of the log group."
  value       = module.log_group.log_group_name
}

output "log_group_arn" {
  description = "ARN of the log group."
  value       = module.log_group.log_group_arn
}
