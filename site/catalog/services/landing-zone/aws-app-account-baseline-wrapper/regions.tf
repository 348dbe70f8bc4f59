module "config_role" {
  source = "../../../modules/config-role"
  count  = var.enable_config ? 1 : 0

  name                 = "${var.name}-config"
  bucket_name          = local.config_delivery_name
  kms_key_arn          = local.audit_log_kms_key_arn
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

module "regions" {
  source = "../../../modules/account-baseline-regions"

  providers = {
    aws.ap_northeast_1 = aws.ap_northeast_1
    aws.ap_northeast_2 = aws.ap_northeast_2
    aws.ap_northeast_3 = aws.ap_northeast_3
    aws.ap_south_1     = aws.ap_south_1
    aws.ap_southeast_1 = aws.ap_southeast_1
    aws.ap_southeast_2 = aws.ap_southeast_2
    aws.ca_central_1   = aws.ca_central_1
    aws.eu_central_1   = aws.eu_central_1
    aws.eu_north_1     = aws.eu_north_1
    aws.eu_west_1      = aws.eu_west_1
    aws.eu_west_2      = aws.eu_west_2
    aws.eu_west_3      = aws.eu_west_3
    aws.sa_east_1      = aws.sa_east_1
    aws.us_east_1      = aws.us_east_1
    aws.us_east_2      = aws.us_east_2
    aws.us_west_1      = aws.us_west_1
    aws.us_west_2      = aws.us_west_2
  }

  name        = var.name
  regions     = var.regions
  home_region = local.home_region
  tags        = var.tags

  config = var.enable_config ? {
    role_arn             = module.config_role[0].role_arn
    bucket_name          = local.config_delivery_name
    kms_key_arn          = local.audit_log_kms_key_arn
    record_all_resources = var.config_record_all_resources
    resource_types       = var.config_resource_types
    snapshot_frequency   = var.config_snapshot_frequency
    retention_in_days    = var.config_retention_in_days
    rules                = var.config_rules
  } : null

  guardduty = var.enable_guardduty ? {
    finding_publishing_frequency = var.guardduty_finding_publishing_frequency
    features                     = var.guardduty_features
  } : null

  access_analyzer = var.enable_access_analyzer ? {
    trusted_account_ids = var.access_analyzer_trusted_account_ids
  } : null

  ebs_encryption = var.enable_ebs_encryption ? {
    kms_key_arns = var.ebs_kms_key_arns
  } : null

  block_ssm_public_sharing = var.block_ssm_public_sharing

  macie = var.macie

  finding_events = var.enable_finding_alerts ? {
    bus_arn  = module.finding_alerts[0].bus_arn
    role_arn = module.finding_alerts[0].forward_role_arn
    sources  = module.finding_alerts[0].event_sources
  } : null
}
