data "aws_partition" "current" {}

locals {
  partition   = data.aws_partition.current.partition
  policy_root = "arn:${local.partition}:iam::aws:policy"

  # People prove themselves with MFA. Programs can't, so the deployment role is created apart.
  standard_roles = {
    full-access = {
      description         = "Full access for people of other accounts"
      account_ids         = var.allow_full_access_from_account_ids
      managed_policy_arns = { AdministratorAccess = "${local.policy_root}/AdministratorAccess" }
      inline_policies     = {}
    }
    read-only = {
      description         = "Read-only access for people of other accounts"
      account_ids         = var.allow_read_only_access_from_account_ids
      managed_policy_arns = { ReadOnlyAccess = "${local.policy_root}/ReadOnlyAccess" }
      inline_policies     = {}
    }
    billing = {
      description         = "Billing access for people of other accounts"
      account_ids         = var.allow_billing_access_from_account_ids
      managed_policy_arns = { Billing = "${local.policy_root}/job-function/Billing" }
      inline_policies     = {}
    }
    support = {
      description         = "Access to AWS Support for people of other accounts"
      account_ids         = var.allow_support_access_from_account_ids
      managed_policy_arns = { AWSSupportAccess = "${local.policy_root}/AWSSupportAccess" }
      inline_policies     = {}
    }
    auditors = {
      description         = "Read access to the security configuration for people of other accounts"
      account_ids         = var.allow_auditor_access_from_account_ids
      managed_policy_arns = { SecurityAudit = "${local.policy_root}/SecurityAudit" }
      inline_policies     = {}
    }
    developers = {
      description         = "Access to the services that developers work with, for people of other accounts"
      account_ids         = var.allow_developer_access_from_account_ids
      managed_policy_arns = {}
      inline_policies     = { developer-services = data.aws_iam_policy_document.developers.json }
    }
  }

  roles = merge(
    { for name, role in local.standard_roles : name => role if length(role.account_ids) > 0 },
    {
      for name, role in var.custom_roles : name => {
        description         = role.description
        account_ids         = role.account_ids
        managed_policy_arns = role.managed_policy_arns
        inline_policies     = role.inline_policies
      }
    },
  )

  mfa_conditions = concat(
    var.require_mfa ? [{ test = "Bool", variable = "aws:MultiFactorAuthPresent", values = ["true"] }] : [],
    var.require_mfa && var.mfa_max_age_in_seconds != null ? [{
      test     = "NumericLessThan"
      variable = "aws:MultiFactorAuthAge"
      values   = [tostring(var.mfa_max_age_in_seconds)]
    }] : [],
  )
}

data "aws_iam_policy_document" "developers" {
  statement {
    sid       = "DeveloperServices"
    actions   = [for service in var.developer_services : "${service}:*"]
    resources = ["*"]
  }
}

module "roles" {
  source   = "../iam-role"
  for_each = local.roles

  name                 = "${var.name_prefix}${each.key}"
  description          = each.value.description
  trusted_principals   = [for id in each.value.account_ids : "arn:${local.partition}:iam::${id}:root"]
  trust_conditions     = local.mfa_conditions
  managed_policy_arns  = each.value.managed_policy_arns
  inline_policies      = each.value.inline_policies
  permissions_boundary = var.permissions_boundary
  max_session_duration = var.max_session_duration
  tags                 = var.tags
}

data "aws_iam_policy_document" "auto_deploy" {
  statement {
    sid       = "DeployServices"
    actions   = [for service in var.auto_deploy_services : "${service}:*"]
    resources = ["*"]
  }
}

module "auto_deploy_role" {
  source = "../iam-role"
  count  = length(var.allow_auto_deploy_from_principal_arns) > 0 ? 1 : 0

  name                 = "${var.name_prefix}auto-deploy"
  description          = "Deployments by the pipelines of other accounts"
  trusted_principals   = var.allow_auto_deploy_from_principal_arns
  inline_policies      = { deploy-services = data.aws_iam_policy_document.auto_deploy.json }
  permissions_boundary = var.permissions_boundary
  max_session_duration = var.max_session_duration
  tags                 = var.tags
}
