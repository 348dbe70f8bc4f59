module "organization" {
  source = "../../../modules/organization"

  create_organization            = var.create_organization
  enabled_policy_types           = var.enabled_policy_types
  service_access_principals      = var.service_access_principals
  organizational_units           = var.organizational_units
  accounts                       = var.accounts
  access_role_name               = var.access_role_name
  centralize_root_access         = var.centralize_root_access
  delegated_administrators       = var.delegated_administrators
  deny_leaving_organization      = var.deny_leaving_organization
  protect_audit_trail            = var.protect_audit_trail
  deny_root_user                 = var.deny_root_user
  allowed_regions                = var.allowed_regions
  allowed_regions_exempt_actions = var.allowed_regions_exempt_actions
  guardrail_targets              = var.guardrail_targets
  guardrail_exempt_role_names    = var.guardrail_exempt_role_names
  service_control_policies       = var.service_control_policies
  tags                           = var.tags
}
