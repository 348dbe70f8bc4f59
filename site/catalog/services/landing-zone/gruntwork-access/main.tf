data "aws_partition" "current" {}

locals {
  partition   = data.aws_partition.current.partition
  policy_root = "arn:${local.partition}:iam::aws:policy"

  # ViewOnlyAccess allows names, settings, and tags, and nothing that is stored. ReadOnlyAccess would need a list of denials that is never
  # complete.
  level_policies = {
    audit     = "SecurityAudit"
    read-only = var.allow_reading_data ? "ReadOnlyAccess" : "job-function/ViewOnlyAccess"
    operate   = "PowerUserAccess"
    full      = "AdministratorAccess"
  }
  access_level_policy_arn = "${local.policy_root}/${local.level_policies[var.access_level]}"

  # Without named roles the whole account is trusted, and its own IAM decides who can come.
  trusted_principals = length(var.gruntwork_role_names) > 0 ? [
    for name in var.gruntwork_role_names : "arn:${local.partition}:iam::${var.gruntwork_account_id}:role/${name}"
  ] : ["arn:${local.partition}:iam::${var.gruntwork_account_id}:root"]

  trust_conditions = concat(
    var.external_id == null ? [] : [{ test = "StringEquals", variable = "sts:ExternalId", values = [var.external_id] }],
    var.require_mfa ? [{ test = "Bool", variable = "aws:MultiFactorAuthPresent", values = ["true"] }] : [],
    var.valid_from == null ? [] : [{ test = "DateGreaterThan", variable = "aws:CurrentTime", values = [var.valid_from] }],
    var.valid_until == null ? [] : [{ test = "DateLessThan", variable = "aws:CurrentTime", values = [var.valid_until] }],
    length(var.allowed_cidr_blocks) == 0 ? [] : [{ test = "IpAddress", variable = "aws:SourceIp", values = var.allowed_cidr_blocks }],
  )

  inline_policies = merge(
    var.inline_policies,
    { guardrails = data.aws_iam_policy_document.guardrails.json },
    length(var.assumable_role_arns) > 0 ? { assume-roles = data.aws_iam_policy_document.assume_roles.json } : {},
  )
}

module "role" {
  source = "../../../modules/iam-role"

  name                 = var.name
  description          = "Access for engineers of Gruntwork"
  path                 = var.path
  trusted_principals   = local.trusted_principals
  trust_conditions     = local.trust_conditions
  managed_policy_arns  = merge({ access-level = local.access_level_policy_arn }, var.managed_policy_arns)
  inline_policies      = local.inline_policies
  permissions_boundary = var.permissions_boundary
  max_session_duration = var.max_session_duration
  tags                 = var.tags
}
