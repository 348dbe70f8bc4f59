module "cross_account_roles" {
  source = "../../../modules/cross-account-roles"

  allow_full_access_from_account_ids      = var.allow_full_access_from_account_ids
  allow_read_only_access_from_account_ids = var.allow_read_only_access_from_account_ids
  allow_billing_access_from_account_ids   = var.allow_billing_access_from_account_ids
  allow_support_access_from_account_ids   = var.allow_support_access_from_account_ids
  allow_auditor_access_from_account_ids   = var.allow_auditor_access_from_account_ids
  allow_developer_access_from_account_ids = var.allow_developer_access_from_account_ids
  developer_services                      = var.developer_services
  allow_auto_deploy_from_principal_arns   = var.allow_auto_deploy_from_principal_arns
  auto_deploy_services                    = var.auto_deploy_services
  custom_roles                            = var.custom_cross_account_roles
  require_mfa                             = var.cross_account_roles_require_mfa
  max_session_duration                    = var.cross_account_role_max_session_duration
  permissions_boundary                    = var.cross_account_role_permissions_boundary
  tags                                    = var.tags
}
