module "eu_central_1" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "eu-central-1") ? 1 : 0

  providers = {
    aws = aws.eu_central_1
  }

  name            = var.name
  home_region     = var.home_region
  config          = var.config
  guardduty       = var.guardduty
  access_analyzer = var.access_analyzer
  ebs_encryption  = var.ebs_encryption
  macie           = var.macie
  finding_events  = var.finding_events
  tags            = var.tags

  block_ssm_public_sharing = var.block_ssm_public_sharing
}

module "eu_north_1" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "eu-north-1") ? 1 : 0

  providers = {
    aws = aws.eu_north_1
  }

  name            = var.name
  home_region     = var.home_region
  config          = var.config
  guardduty       = var.guardduty
  access_analyzer = var.access_analyzer
  ebs_encryption  = var.ebs_encryption
  macie           = var.macie
  finding_events  = var.finding_events
  tags            = var.tags

  block_ssm_public_sharing = var.block_ssm_public_sharing
}

module "eu_west_1" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "eu-west-1") ? 1 : 0

  providers = {
    aws = aws.eu_west_1
  }

  name            = var.name
  home_region     = var.home_region
  config          = var.config
  guardduty       = var.guardduty
  access_analyzer = var.access_analyzer
  ebs_encryption  = var.ebs_encryption
  macie           = var.macie
  finding_events  = var.finding_events
  tags            = var.tags

  block_ssm_public_sharing = var.block_ssm_public_sharing
}

module "eu_west_2" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "eu-west-2") ? 1 : 0

  providers = {
    aws = aws.eu_west_2
  }

  name            = var.name
  home_region     = var.home_region
  config          = var.config
  guardduty       = var.guardduty
  access_analyzer = var.access_analyzer
  ebs_encryption  = var.ebs_encryption
  macie           = var.macie
  finding_events  = var.finding_events
  tags            = var.tags

  block_ssm_public_sharing = var.block_ssm_public_sharing
}

module "eu_west_3" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "eu-west-3") ? 1 : 0

  providers = {
    aws = aws.eu_west_3
  }

  name            = var.name
  home_region     = var.home_region
  config          = var.config
  guardduty       = var.guardduty
  access_analyzer = var.access_analyzer
  ebs_encryption  = var.ebs_encryption
  macie           = var.macie
  finding_events  = var.finding_events
  tags            = var.tags

  block_ssm_public_sharing = var.block_ssm_public_sharing
}
