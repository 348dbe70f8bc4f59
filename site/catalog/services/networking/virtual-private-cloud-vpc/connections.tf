locals {
  route_table_ids_of = {
    public              = flatten(module.public_subnets[*].route_table_ids)
    private-app         = flatten(module.private_app_subnets[*].route_table_ids)
    private-persistence = flatten(module.private_persistence_subnets[*].route_table_ids)
  }

  private_subnet_ids = var.private_app_subnets.create ? flatten(module.private_app_subnets[*].subnet_ids) : flatten(module.private_persistence_subnets[*].subnet_ids)
  alarm_zones        = var.nat_gateway_alarms.enabled ? local.nat_zones : []
}

module "endpoints" {
  source = "../../../modules/vpc-endpoints"

  name                = var.name
  vpc_id              = module.vpc.vpc_id
  gateway_endpoints   = var.gateway_endpoints
  route_table_ids     = flatten(values(local.route_table_ids_of))
  interface_endpoints = var.interface_endpoints
  subnet_ids          = local.private_subnet_ids
  client_cidr_blocks  = merge({ vpc = var.cidr_block }, { for block in var.secondary_cidr_blocks : block => block })
  tags                = var.tags
}

# Earlier releases had positions as keys, of which the first was the VPC's own block.
moved {
  from = module.endpoints.module.security_group[0].aws_vpc_security_group_ingress_rule.this["https-0"]
  to   = module.endpoints.module.security_group[0].aws_vpc_security_group_ingress_rule.this["https-vpc"]
}

module "management_peering" {
  source = "../../../modules/vpc-peering"
  count  = var.management_vpc_peering == null ? 0 : 1

  name                      = "${var.name}-to-management"
  requester_vpc_id          = module.vpc.vpc_id
  requester_cidr_blocks     = [var.cidr_block]
  requester_route_table_ids = flatten([for tier in local.reachable_tiers : local.route_table_ids_of[tier]])
  accepter_vpc_id           = var.management_vpc_peering.vpc_id
  accepter_cidr_blocks      = [var.management_vpc_peering.cidr_block]
  accepter_route_table_ids  = var.management_vpc_peering.route_table_ids
  tags                      = var.tags
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
