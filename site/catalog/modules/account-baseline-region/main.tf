data "aws_region" "current" {}

data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

locals {
  region         = data.aws_region.current.region
  is_home_region = local.region == var.home_region

  config_rules = {
    for name, rule in try(var.config.rules, {}) : name => {
      identifier     = rule.identifier
      description    = rule.description
      parameters     = rule.parameters
      resource_types = rule.resource_types
    }
    # Rules about global resources would repeat the same finding in every region.
    if local.is_home_region || !rule.home_region_only
  }
}

module "config_recorder" {
  source = "../config-recorder"
  count  = var.config == null ? 0 : 1

  role_arn                = var.config.role_arn
  bucket_name             = var.config.bucket_name
  kms_key_arn             = var.config.kms_key_arn
  record_all_resources    = var.config.record_all_resources
  record_global_resources = local.is_home_region
  resource_types          = var.config.resource_types
  snapshot_frequency      = var.config.snapshot_frequency
  retention_in_days       = var.config.retention_in_days
  managed_rules           = local.config_rules
  tags                    = var.tags
}

module "guardduty" {
  source = "../guardduty"
  count  = var.guardduty == null ? 0 : 1

  finding_publishing_frequency       = var.guardduty.finding_publishing_frequency
  features                           = var.guardduty.features
  delegate_administration            = var.guardduty.delegate_administration
  delegated_administrator_account_id = var.guardduty.delegated_administrator_account_id
  auto_enable_organization_members   = var.guardduty.auto_enable_organization_members
  tags                               = var.tags
}

module "access_analyzer" {
  source = "../access-analyzer"
  count  = var.access_analyzer == null ? 0 : 1

  name                = var.name
  type                = var.access_analyzer.type
  trusted_account_ids = var.access_analyzer.trusted_account_ids
  tags                = var.tags
}

resource "aws_ebs_encryption_by_default" "this" {
  count = var.ebs_encryption == null ? 0 : 1

  enabled = true
}

resource "aws_ebs_default_kms_key" "this" {
  count = var.ebs_encryption == null ? 0 : contains(keys(var.ebs_encryption.kms_key_arns), local.region) ? 1 : 0

  key_arn = var.ebs_encryption.kms_key_arns[local.region]
}

resource "aws_ssm_service_setting" "public_sharing" {
  count = var.block_ssm_public_sharing ? 1 : 0

  setting_id    = "arn:${data.aws_partition.current.partition}:ssm:${local.region}:${data.aws_caller_identity.current.account_id}:servicesetting/ssm/documents/console/public-sharing-permission"
  setting_value = "Disable"
}

module "macie" {
  source = "../macie"
  count  = contains(keys(var.macie), local.region) ? 1 : 0

  name                = var.name
  bucket_names        = var.macie[local.region].bucket_names
  sampling_percentage = var.macie[local.region].sampling_percentage
  tags                = var.tags
}

# The home region has the rules that alert people. All others pass their findings on to it.
resource "aws_cloudwatch_event_rule" "findings" {
  count = var.finding_events == null || local.is_home_region ? 0 : 1

  name          = "${var.name}-findings"
  description   = "Sends findings to ${var.home_region}"
  event_pattern = jsonencode({ source = var.finding_events.sources })
  tags          = var.tags
}

resource "aws_cloudwatch_event_target" "findings" {
  count = length(aws_cloudwatch_event_rule.findings)

  rule     = aws_cloudwatch_event_rule.findings[0].name
  arn      = var.finding_events.bus_arn
  role_arn = var.finding_events.role_arn
}
