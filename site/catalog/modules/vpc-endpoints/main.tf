data "aws_region" "current" {}

locals {
  service_prefix = "com.amazonaws.${data.aws_region.current.region}"
}

resource "aws_vpc_endpoint" "gateway" {
  for_each = var.gateway_endpoints

  vpc_id            = var.vpc_id
  vpc_endpoint_type = "Gateway"
  service_name      = "${local.service_prefix}.${each.key}"
  route_table_ids   = var.route_table_ids
  policy            = each.value.policy_json
  tags              = merge(var.tags, { Name = "${var.name}-${each.key}" })
}

module "security_group" {
  source = "../security-group"
  count  = length(var.interface_endpoints) > 0 ? 1 : 0

  name        = "${var.name}-vpc-endpoints"
  description = "Clients of the interface endpoints in the VPC ${var.name}"
  vpc_id      = var.vpc_id
  tags        = var.tags

  ingress_rules = {
    for name, block in var.client_cidr_blocks : "https-${name}" => {
      description = "HTTPS from ${block}"
      from_port   = 443
      to_port     = 443
      ip_protocol = "tcp"
      cidr_ipv4   = block
    }
  }
}

resource "aws_vpc_endpoint" "interface" {
  for_each = var.interface_endpoints

  vpc_id              = var.vpc_id
  vpc_endpoint_type   = "Interface"
  service_name        = coalesce(each.value.service_name, "${local.service_prefix}.${each.key}")
  subnet_ids          = var.subnet_ids
  security_group_ids  = module.security_group[*].security_group_id
  private_dns_enabled = each.value.private_dns_enabled
  policy              = each.value.policy_json
  tags                = merge(var.tags, { Name = "${var.name}-${each.key}" })
}
