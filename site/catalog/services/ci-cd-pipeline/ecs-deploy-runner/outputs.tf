output "invoker_function_name" {
  description = "Name of the function that CI jobs call."
  value       = module.invoker.function_name
}

output "invoker_function_arn" {
  description = "ARN of the function that CI jobs call."
  value       = module.invoker.function_arn
}

output "client_policy_arn" {
  description = "ARN of the policy that lets a principal of this account start and watch tasks."
  value       = aws_iam_policy.client.arn
}

output "ci_role_arn" {
  description = "ARN of the role for CI jobs, or null without `ci_trust`."
  value       = one(module.ci_role[*].role_arn)
}

output "cluster_arn" {
  description = "ARN of the cluster in which the tasks run."
  value       = module.cluster.cluster_arn
}

output "task_definition_arns" {
  description = "ARNs of the task definitions by runner."
  value       = { for key, runner in module.runner : key => runner.task_definition_arn }
}

output "task_role_arns" {
  description = "ARNs of the tasks' roles by runner, for trust policies in the accounts that they deploy to."
  value       = { for key, runner in module.runner : key => runner.task_role_arn }
}

output "log_group_names" {
  description = "Names of the log groups by runner."
  value       = { for key, runner in module.runner : key => runner.log_group_name }
}

output "security_group_id" {
  description = "ID of the tasks' security group."
  value       = module.security_group.security_group_id
}

output "alarm_arns" {
  description = "ARN of the alarm by its name, or null without alarms."
  value       = one(module.alarms[*].alarm_arns)
}
