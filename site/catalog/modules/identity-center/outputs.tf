output "instance_arn" {
  description = "ARN of the IAM Identity Center instance."
  value       = local.instance_arn
}

output "identity_store_id" {
  description = "ID of the identity store. It's part of the sign-in URL until you choose a custom name."
  value       = local.identity_store_id
}

output "permission_set_arns" {
  description = "ARNs of the permission sets, by name."
  value       = { for name, set in aws_ssoadmin_permission_set.this : name => set.arn }
}

output "group_ids" {
  description = "IDs of the groups, by name."
  value       = local.group_ids
}

output "user_ids" {
  description = "IDs of the users, by username."
  value       = { for name, user in aws_identitystore_user.this : name => user.user_id }
}
