data "aws_iam_policy_document" "aggregator" {
  count = var.config_aggregate_organization ? 1 : 0

  statement {
    sid = "ListAccounts"
    actions = [
      "organizations:DescribeOrganization",
      "organizations:ListAWSServiceAccessForOrganization",
      "organizations:ListAccounts",
      "organizations:ListDelegatedAdministrators",
    ]
    resources = ["*"]
  }
}

module "aggregator_role" {
  source = "../../../modules/iam-role"
  count  = var.config_aggregate_organization ? 1 : 0

  name                 = "${var.name}-config-aggregator"
  description          = "AWS Config lists the accounts of the organization"
  trusted_services     = ["config.amazonaws.com"]
  inline_policies      = { list-accounts = data.aws_iam_policy_document.aggregator[0].json }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

# It only collects what the recorders of the accounts have found, and so works in one region for all.
resource "aws_config_configuration_aggregator" "organization" {
  count = var.config_aggregate_organization ? 1 : 0

  name = "organization"
  tags = var.tags

  organization_aggregation_source {
    all_regions = true
    role_arn    = module.aggregator_role[0].role_arn
  }
}
