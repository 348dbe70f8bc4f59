module "ca_central_1" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "ca-central-1") ? 1 : 0

  providers = {
    aws = aws.ca_central_1
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

module "sa_east_1" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "sa-east-1") ? 1 : 0

  providers = {
    aws = aws.sa_east_1
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

module "us_east_1" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "us-east-1") ? 1 : 0

  providers = {
    aws = aws.us_east_1
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

module "us_east_2" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "us-east-2") ? 1 : 0

  providers = {
    aws = aws.us_east_2
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

module "us_west_1" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "us-west-1") ? 1 : 0

  providers = {
    aws = aws.us_west_1
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

module "us_west_2" {
  source = "../account-baseline-region"
  count  = contains(var.regions, "us-west-2") ? 1 : 0

  providers = {
    aws = aws.us_west_2
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
