output "group_names" {
  description = "Full names of the groups, by their keys in the inputs."
  value       = { for key, group in aws_iam_group.this : key => group.name }
}

output "group_arns" {
  description = "ARNs of the groups, by their keys in the inputs."
  value       = { for key, group in aws_iam_group.this : key => group.arn }
}

output "self_management_policy_arn" {
  description = "ARN of the policy that allows users to manage their own credentials."
  value       = aws_iam_policy.self_management.arn
}

output "require_mfa_policy_arn" {
  description = "ARN of the policy that denies everything without MFA, or null if MFA isn't required."
  value       = one(aws_iam_policy.require_mfa[*].arn)
}
