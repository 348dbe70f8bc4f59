module "groups" {
  source = "../../../modules/iam-groups"

  standard_groups      = var.standard_groups
  cross_account_groups = var.cross_account_groups
  custom_groups        = var.custom_groups
  require_mfa          = var.require_mfa
  name_prefix          = local.prefix
  path                 = var.path
  tags                 = var.tags
}

module "users" {
  source = "../../../modules/iam-users"

  # The names come from the module, so that every group exists before someone joins it.
  users = {
    for name, user in var.users : name => {
      groups  = [for group in user.groups : lookup(module.groups.group_names, group, group)]
      pgp_key = user.pgp_key
      path    = coalesce(user.path, var.path)
      tags    = user.tags
    }
  }
  password_length      = var.password_length
  permissions_boundary = var.users_permissions_boundary
  force_destroy        = var.force_destroy_users
  tags                 = var.tags
}

module "password_policy" {
  source = "../../../modules/iam-password-policy"
  count  = var.enable_password_policy ? 1 : 0

  minimum_length        = var.password_policy.minimum_length
  reuse_prevention      = var.password_policy.reuse_prevention
  require_lowercase     = var.password_policy.require_lowercase
  require_uppercase     = var.password_policy.require_uppercase
  require_numbers       = var.password_policy.require_numbers
  require_symbols       = var.password_policy.require_symbols
  allow_users_to_change = var.password_policy.allow_users_to_change
  max_age_in_days       = var.password_policy.max_age_in_days
  hard_expiry           = var.password_policy.hard_expiry
}

module "account_settings" {
  source = "../../../modules/account-settings"

  account_alias = var.account_alias
  # The account baselines own the S3 settings of an account.
  block_s3_public_access = false
}

locals {
  prefix = var.prefix_names ? "${var.name}-" : ""
}
