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

  # Zones without their own gateway share the others in turn.
  nat_zones = slice(local.zones, 0, min(var.num_nat_gateways, length(local.zones)))
  nat_zone_of = {
    for number, zone in local.zones : zone => local.nat_zones[number % max(1, length(local.nat_zones))]
    if length(local.nat_zones) > 0
  }
  alarm_zones = var.nat_gateway_alarms.enabled ? local.nat_zones : []

  tiers = {
    public  = var.public_subnets
    private = var.private_subnets
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
    }
  }
}

module "vpc" {
  source = "../../../modules/vpc"

  name                            = var.name
  cidr_block                      = var.cidr_block
  dhcp_options                    = var.dhcp_options
  restrict_default_security_group = var.restrict_default_security_group
  restrict_default_network_acl    = var.network_acls.create && var.network_acls.restrict_default
  tags                            = var.tags
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

module "nat_gateway_alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${var.name}-nat-"
  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags

  alarms = merge([
    for zone in local.alarm_zones : {
      "${zone}-ports-exhausted" = {
        namespace          = "AWS/NATGateway"
        metric_name        = "ErrorPortAllocation"
        dimensions         = { NatGatewayId = module.nat_gateways.nat_gateway_ids[zone] }
        statistic          = "Sum"
        evaluation_periods = 1
        threshold          = 0
        description        = "The NAT gateway in ${zone} has no ports left for one destination: new connections to it fail. Reuse connections or add gateways."
      }
      "${zone}-packets-dropped" = {
        namespace          = "AWS/NATGateway"
        metric_name        = "PacketsDropCount"
        dimensions         = { NatGatewayId = module.nat_gateways.nat_gateway_ids[zone] }
        statistic          = "Sum"
        evaluation_periods = 2
        threshold          = var.nat_gateway_alarms.packets_dropped
        description        = "The NAT gateway in ${zone} drops packets. If it lasts, look at the AWS Health Dashboard and at the traffic through the gateway."
      }
    }
  ]...)
}
