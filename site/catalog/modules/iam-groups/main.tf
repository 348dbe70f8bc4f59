data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

locals {
  policy_root = "arn:${data.aws_partition.current.partition}:iam::aws:policy"

  standard_policies = {
    full-access = { AdministratorAccess = "${local.policy_root}/AdministratorAccess" }
    read-only   = { ReadOnlyAccess = "${local.policy_root}/ReadOnlyAccess" }
    billing     = { Billing = "${local.policy_root}/job-function/Billing" }
    support     = { AWSSupportAccess = "${local.policy_root}/AWSSupportAccess" }
    iam-admins  = { IAMFullAccess = "${local.policy_root}/IAMFullAccess" }
    auditors    = { SecurityAudit = "${local.policy_root}/SecurityAudit" }
    logs = {
      AWSCloudTrail_ReadOnlyAccess = "${local.policy_root}/AWSCloudTrail_ReadOnlyAccess"
      CloudWatchLogsReadOnlyAccess = "${local.policy_root}/CloudWatchLogsReadOnlyAccess"
    }
  }

  managed_policies = merge(
    { for name in var.standard_groups : name => local.standard_policies[name] },
    { for name, role_arns in var.cross_account_groups : name => {} },
    { for name, group in var.custom_groups : name => group.managed_policy_arns },
  )

  # Names as keys: the ARN of a policy created in the same plan isn't known yet.
  managed_attachments = merge([
    for group, arns in local.managed_policies : { for name, arn in arns : "${group}/${name}" => { group = group, arn = arn } }
  ]...)

  inline_policies = merge([
    for group, settings in var.custom_groups : { for name, json in settings.inline_policies : "${group}/${name}" => { group = group, name = name, json = json } }
  ]...)
}

resource "aws_iam_group" "this" {
  for_each = local.managed_policies

  name = "${var.name_prefix}${each.key}"
  path = var.path

  lifecycle {
    precondition {
      condition     = length(local.managed_policies) == length(var.standard_groups) + length(var.cross_account_groups) + length(var.custom_groups)
      error_message = "Two groups have the same name: names must be unique among standard, cross-account and custom groups."
    }
  }
}

resource "aws_iam_group_policy_attachment" "this" {
  for_each = local.managed_attachments

  group      = aws_iam_group.this[each.value.group].name
  policy_arn = each.value.arn
}

# Earlier releases had positions as keys. To destroy one of those would detach what its successor has just attached.
removed {
  from = aws_iam_group_policy_attachment.managed

  lifecycle {
    destroy = false
  }
}

resource "aws_iam_group_policy" "inline" {
  for_each = local.inline_policies

  name   = each.value.name
  group  = aws_iam_group.this[each.value.group].name
  policy = each.value.json
}

data "aws_iam_policy_document" "assume_roles" {
  for_each = var.cross_account_groups

  statement {
    sid       = "AssumeRolesInOtherAccounts"
    actions   = ["sts:AssumeRole"]
    resources = each.value
  }
}

resource "aws_iam_group_policy" "assume_roles" {
  for_each = var.cross_account_groups

  name   = "assume-roles"
  group  = aws_iam_group.this[each.key].name
  policy = data.aws_iam_policy_document.assume_roles[each.key].json
}
