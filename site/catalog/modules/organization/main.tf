data "aws_partition" "current" {}

resource "aws_organizations_organization" "this" {
  count = var.create_organization ? 1 : 0

  feature_set                   = "ALL"
  aws_service_access_principals = var.service_access_principals
  enabled_policy_types          = var.enabled_policy_types

  # Accounts would lose their organization, and policies refer to its ID.
  lifecycle {
    prevent_destroy = true
  }
}

data "aws_organizations_organization" "existing" {
  count = var.create_organization ? 0 : 1
}

locals {
  organization_id = var.create_organization ? aws_organizations_organization.this[0].id : data.aws_organizations_organization.existing[0].id
  root_id         = var.create_organization ? aws_organizations_organization.this[0].roots[0].id : data.aws_organizations_organization.existing[0].roots[0].id

  # Targets can be names, but AWS requires their IDs.
  target_ids = merge(
    { root = local.root_id },
    { for name, unit in aws_organizations_organizational_unit.this : name => unit.id },
    { for name, account in aws_organizations_account.this : name => account.id },
  )
}

resource "aws_organizations_organizational_unit" "this" {
  for_each = var.organizational_units

  name      = each.key
  parent_id = local.root_id
  tags      = var.tags
}

resource "aws_organizations_account" "this" {
  for_each = var.accounts

  name                       = coalesce(each.value.name, each.key)
  email                      = each.value.email
  parent_id                  = each.value.organizational_unit == null ? local.root_id : aws_organizations_organizational_unit.this[each.value.organizational_unit].id
  role_name                  = var.access_role_name
  iam_user_access_to_billing = each.value.billing_access_for_iam ? "ALLOW" : "DENY"
  close_on_deletion          = each.value.close_on_deletion
  tags                       = merge(var.tags, each.value.tags)

  # An account that is opened before root access is centralized gets root credentials.
  depends_on = [aws_iam_organizations_features.this]

  lifecycle {
    # A renamed key or a deleted entry would otherwise close the account or remove it from the organization.
    prevent_destroy = true

    # AWS reads these two only when it creates the account, and a change would create a new one.
    ignore_changes = [role_name, iam_user_access_to_billing]
  }
}

resource "aws_iam_organizations_features" "this" {
  count = var.centralize_root_access ? 1 : 0

  enabled_features = ["RootCredentialsManagement", "RootSessions"]

  # The organization must trust IAM first.
  depends_on = [aws_organizations_organization.this]
}

resource "aws_organizations_delegated_administrator" "this" {
  for_each = var.delegated_administrators

  service_principal = each.key
  account_id        = lookup(local.target_ids, each.value, each.value)

  # The service must be trusted in the organization first.
  depends_on = [aws_organizations_organization.this]
}
