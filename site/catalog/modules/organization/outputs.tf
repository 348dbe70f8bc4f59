output "organization_id" {
  description = "ID of the organization."
  value       = local.organization_id
}

output "root_id" {
  description = "ID of the organization's root, which is the parent of all organizational units and accounts."
  value       = local.root_id
}

output "account_ids" {
  description = "IDs of the accounts, by their keys in `accounts`."
  value       = { for name, account in aws_organizations_account.this : name => account.id }
}

output "organizational_unit_ids" {
  description = "IDs of the organizational units, by name."
  value       = { for name, unit in aws_organizations_organizational_unit.this : name => unit.id }
}

output "access_role_arns" {
  description = "ARNs of the roles that the management account uses to administer the new accounts, by their keys in `accounts`."
  value       = { for name, account in aws_organizations_account.this : name => "arn:${data.aws_partition.current.partition}:iam::${account.id}:role/${var.access_role_name}" }
}

output "policy_ids" {
  description = "IDs of the service control policies, by name."
  value       = { for name, policy in aws_organizations_policy.this : name => policy.id }
}
