locals {
  # Lists with one element for the regions that are set up, empty ones for the others.
  baselines = {
    "ap-northeast-1" = module.ap_northeast_1
    "ap-northeast-2" = module.ap_northeast_2
    "ap-northeast-3" = module.ap_northeast_3
    "ap-south-1"     = module.ap_south_1
    "ap-southeast-1" = module.ap_southeast_1
    "ap-southeast-2" = module.ap_southeast_2
    "ca-central-1"   = module.ca_central_1
    "eu-central-1"   = module.eu_central_1
    "eu-north-1"     = module.eu_north_1
    "eu-west-1"      = module.eu_west_1
    "eu-west-2"      = module.eu_west_2
    "eu-west-3"      = module.eu_west_3
    "sa-east-1"      = module.sa_east_1
    "us-east-1"      = module.us_east_1
    "us-east-2"      = module.us_east_2
    "us-west-1"      = module.us_west_1
    "us-west-2"      = module.us_west_2
  }
}

output "regions" {
  description = "Names of the regions that were set up."
  value       = sort(flatten([for baseline in values(local.baselines) : baseline[*].region]))
}

output "config_recorder_names" {
  description = "Names of the AWS Config recorders, by region."
  value       = { for region, baseline in local.baselines : region => baseline[0].config_recorder_name if length(baseline) > 0 }
}

output "guardduty_detector_ids" {
  description = "IDs of the GuardDuty detectors, by region."
  value       = { for region, baseline in local.baselines : region => baseline[0].guardduty_detector_id if length(baseline) > 0 }
}

output "access_analyzer_arns" {
  description = "ARNs of the access analyzers, by region."
  value       = { for region, baseline in local.baselines : region => baseline[0].access_analyzer_arn if length(baseline) > 0 }
}
