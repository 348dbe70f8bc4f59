module "groups" {
  source = "../../../modules/iam-groups"

  standard_groups      = var.standard_groups
  cross_account_groups = var.cross_account_groups
  custom_groups        = var.custom_groups
  require_mfa          = var.require_mfa
  tags                 = var.tags
}

module "users" {
  source = "../../../modules/iam-users"

  # The names come from the module, so that every group exists before someone joins it.
  users = {
    for name, user in var.users : name => merge(user, {
      groups = [for group in user.groups : lookup(module.groups.group_names, group, group)]
    })
  }
  password_length      = var.password_length
  force_destroy        = var.force_destroy_users
  permissions_boundary = var.users_permissions_boundary
  tags                 = var.tags
}
