data "aws_availability_zones" "available" {
  state            = "available"
  exclude_zone_ids = var.excluded_availability_zone_ids

  # Leaves out Local Zones and Wavelength Zones, which lack most services.
  filter {
    name   = "opt-in-status"
    values = ["opt-in-not-required"]
  }

  lifecycle {
    postcondition {
      condition     = var.availability_zones != null || length(self.names) >= var.num_availability_zones
      error_message = "The region has only ${length(self.names)} usable availability zones: lower num_availability_zones."
    }
  }
}

locals {
  first_zones = slice(
    data.aws_availability_zones.available.names,
    0,
    min(var.num_availability_zones, length(data.aws_availability_zones.available.names)),
  )
  zones = var.availability_zones == null ? local.first_zones : var.availability_zones

  # Gateway 0 is in zone 0 and so on. Zones without their own gateway share the others in turn.
  nat_zones = var.public_subnets.create ? slice(local.zones, 0, min(var.num_nat_gateways, length(local.zones))) : []
  nat_zone_of = {
    for number, zone in local.zones : zone => local.nat_zones[number % max(1, length(local.nat_zones))]
    if length(local.nat_zones) > 0
  }

  tiers = {
    public              = var.public_subnets
    private-app         = var.private_app_subnets
    private-persistence = var.private_persistence_subnets
  }
}

module "subnet_plan" {
  source = "../../../modules/subnet-plan"

  cidr_block         = var.cidr_block
  availability_zones = local.zones

  tiers = {
    for name, tier in local.tiers : name => {
      tier_bits   = tier.tier_bits
      tier_index  = tier.tier_index
      subnet_bits = tier.subnet_bits
      cidr_blocks = tier.cidr_blocks
    } if tier.create
  }
}

module "vpc" {
  source = "../../../modules/vpc"

  name                                 = var.name
  cidr_block                           = var.cidr_block
  secondary_cidr_blocks                = var.secondary_cidr_blocks
  enable_ipv6                          = var.enable_ipv6
  create_internet_gateway              = var.public_subnets.create
  create_egress_only_internet_gateway  = var.enable_ipv6
  instance_tenancy                     = var.instance_tenancy
  dhcp_options                         = var.dhcp_options
  restrict_default_security_group      = var.restrict_default_security_group
  restrict_default_network_acl         = var.network_acls.create && var.network_acls.restrict_default
  enable_network_address_usage_metrics = var.enable_network_address_usage_metrics
  tags                                 = var.tags
}

module "flow_logs" {
  source = "../../../modules/vpc-flow-logs"
  count  = var.flow_logs.enabled ? 1 : 0

  name                     = var.name
  vpc_id                   = module.vpc.vpc_id
  destination              = var.flow_logs.destination
  traffic_type             = var.flow_logs.traffic_type
  max_aggregation_interval = var.flow_logs.max_aggregation_interval
  log_format               = var.flow_logs.log_format
  retention_in_days        = var.flow_logs.retention_in_days
  create_kms_key           = var.flow_logs.create_kms_key
  kms_key_arn              = var.flow_logs.kms_key_arn
  s3_bucket_arn            = var.flow_logs.s3_bucket_arn
  permissions_boundary     = var.permissions_boundary
  tags                     = var.tags
}
