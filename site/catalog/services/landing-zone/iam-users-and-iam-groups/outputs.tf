output "group_names" {
  description = "Full names of the groups, by their keys in the inputs."
  value       = module.groups.group_names
}

output "group_arns" {
  description = "ARNs of the groups, by their keys in the inputs."
  value       = module.groups.group_arns
}

output "user_arns" {
  description = "ARNs of the users, by name."
  value       = module.users.user_arns
}

output "encrypted_passwords" {
  description = "Initial passwords, by user. Each password is encrypted with the user's PGP key and base64-encoded."
  value       = module.users.encrypted_passwords
}

output "self_management_policy_arn" {
  description = "ARN of the policy that allows users to manage their own credentials."
  value       = module.groups.self_management_policy_arn
}

output "require_mfa_policy_arn" {
  description = "ARN of the policy that denies everything without MFA, or null if MFA isn't required."
  value       = module.groups.require_mfa_policy_arn
}

output "sign_in_url" {
  description = "Sign-in URL for the users, or null if no alias is set."
  value       = module.account_settings.sign_in_url
}
