module "ap_northeast_1" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "ap-northeast-1") ? 1 : 0

  providers = {
    aws = aws.ap_northeast_1
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

module "ap_northeast_2" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "ap-northeast-2") ? 1 : 0

  providers = {
    aws = aws.ap_northeast_2
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

module "ap_northeast_3" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "ap-northeast-3") ? 1 : 0

  providers = {
    aws = aws.ap_northeast_3
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

module "ap_south_1" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "ap-south-1") ? 1 : 0

  providers = {
    aws = aws.ap_south_1
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

module "ap_southeast_1" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "ap-southeast-1") ? 1 : 0

  providers = {
    aws = aws.ap_southeast_1
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

module "ap_southeast_2" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "ap-southeast-2") ? 1 : 0

  providers = {
    aws = aws.ap_southeast_2
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
