output "invoker_function_name" {
  description = "Name of the function that CI jobs call."
  value       = module.invoker.function_name
}

output "invoker_function_arn" {
  description = "ARN of the function that CI jobs call."
  value       = module.invoker.function_arn
}

output "client_policy_arn" {
  description = "ARN of the policy that allows a principal in this account to start and monitor tasks."
  value       = aws_iam_policy.client.arn
}

output "ci_role_arn" {
  description = "ARN of the CI job role, or null if `ci_trust` isn't set."
  value       = one(module.ci_role[*].role_arn)
}

output "cluster_arn" {
  description = "ARN of the cluster that runs the tasks."
  value       = module.cluster.cluster_arn
}

output "task_definition_arns" {
  description = "ARNs of the task definitions, by runner."
  value       = { for key, runner in module.runner : key => runner.task_definition_arn }
}

output "task_role_arns" {
  description = "ARNs of the task roles, by runner. Use them in trust policies in the accounts that the tasks deploy to."
  value       = { for key, runner in module.runner : key => runner.task_role_arn }
}

output "log_group_names" {
  description = "Names of the log groups, by runner."
  value       = { for key, runner in module.runner : key => runner.log_group_name }
}

output "security_group_id" {
  description = "ID of the security group for the tasks."
  value       = module.security_group.security_group_id
}

output "alarm_arns" {
  description = "ARN of the alarm, by its name, or null if alarms are turned off."
  value       = one(module.alarms[*].alarm_arns)
}
