locals {
  denied_rules = {
    for index, block in var.network_acls.denied_cidr_blocks : "denied-${index}" => { rule_number = 10 + index, action = "deny", cidr_block = block }
  }

  everything_rules = { everything = { rule_number = 100, cidr_block = "0.0.0.0/0" } }

  # An ACL has no memory, so answers need rules. Each range takes two numbers, one per protocol.
  answer_rules = merge([
    for index, range in var.network_acls.answer_ports : {
      for place, protocol in ["tcp", "udp"] : "answers-${protocol}${index == 0 ? "" : "-${index + 1}"}" => {
        rule_number = 300 + 2 * index + place
        protocol    = protocol
        from_port   = range.from_port
        to_port     = range.to_port
        cidr_block  = "0.0.0.0/0"
      }
    }
  ]...)

  # The public tier is open, or it is open at the ports that are named. ICMP carries the news that a packet was too large.
  narrow_public_rules = merge(
    { vpc = { rule_number = 100, cidr_block = var.cidr_block } },
    { for index, block in var.network_acls.public_allowed_cidr_blocks : "guest-${index}" => { rule_number = 200 + index, cidr_block = block } },
    local.answer_rules,
    {
      for index, range in coalesce(var.network_acls.public_ports, []) : "internet-${index}" => {
        rule_number = 400 + index
        protocol    = range.protocol
        from_port   = range.from_port
        to_port     = range.to_port
        cidr_block  = "0.0.0.0/0"
      }
    },
    { icmp = { rule_number = 420, protocol = "icmp", cidr_block = "0.0.0.0/0" } },
  )

  # Operators come in through the VPN or the bastion host, which are inside the VPC. Answers to requests from the private
  # tier arrive at the ports that clients use, whether they come from the internet or from peered VPCs.
  private_ingress_rules = merge(
    local.denied_rules,
    { vpc = { rule_number = 100, cidr_block = var.cidr_block } },
    { for index, block in var.network_acls.private_allowed_cidr_blocks : "guest-${index}" => { rule_number = 200 + index, cidr_block = block } },
    local.answer_rules,
  )
}

module "public_subnets" {
  source = "../../../modules/vpc-subnets"

  name                      = var.name
  tier                      = "public"
  vpc_id                    = module.vpc.vpc_id
  subnet_cidr_blocks        = module.subnet_plan.subnet_cidr_blocks["public"]
  map_public_ip_on_launch   = var.public_subnets.map_public_ip_on_launch
  shared_route_table        = true
  route_to_internet_gateway = true
  internet_gateway_id       = module.vpc.internet_gateway_id
  subnet_tags               = var.public_subnets.tags
  tags                      = var.tags
}

module "nat_gateways" {
  source = "../../../modules/nat-gateways"

  name              = var.name
  public_subnet_ids = { for zone in local.nat_zones : zone => module.public_subnets.subnet_ids_by_zone[zone] }
  allocation_ids    = { for number, zone in local.nat_zones : zone => var.nat_gateway_allocation_ids[number] if number < length(var.nat_gateway_allocation_ids) }
  tags              = var.tags
}

module "private_subnets" {
  source = "../../../modules/vpc-subnets"

  name               = var.name
  tier               = "private"
  vpc_id             = module.vpc.vpc_id
  subnet_cidr_blocks = module.subnet_plan.subnet_cidr_blocks["private"]
  nat_gateway_ids    = { for zone, nat_zone in local.nat_zone_of : zone => module.nat_gateways.nat_gateway_ids[nat_zone] }
  subnet_tags        = var.private_subnets.tags
  tags               = var.tags
}

module "public_network_acl" {
  source = "../../../modules/network-acls"
  count  = var.network_acls.create ? 1 : 0

  name          = "${var.name}-public"
  vpc_id        = module.vpc.vpc_id
  subnet_ids    = module.public_subnets.subnet_ids_by_zone
  ingress_rules = var.network_acls.public_ports == null ? merge(local.denied_rules, local.everything_rules) : merge(local.denied_rules, local.narrow_public_rules)
  egress_rules  = merge(local.denied_rules, local.everything_rules)
  tags          = var.tags
}

module "private_network_acl" {
  source = "../../../modules/network-acls"
  count  = var.network_acls.create ? 1 : 0

  name          = "${var.name}-private"
  vpc_id        = module.vpc.vpc_id
  subnet_ids    = module.private_subnets.subnet_ids_by_zone
  ingress_rules = local.private_ingress_rules
  egress_rules  = merge(local.denied_rules, local.everything_rules)
  tags          = var.tags
}

module "endpoints" {
  source = "../../../modules/vpc-endpoints"

  name                = var.name
  vpc_id              = module.vpc.vpc_id
  gateway_endpoints   = var.gateway_endpoints
  route_table_ids     = concat(module.public_subnets.route_table_ids, module.private_subnets.route_table_ids)
  interface_endpoints = var.interface_endpoints
  subnet_ids          = module.private_subnets.subnet_ids
  client_cidr_blocks  = { vpc = var.cidr_block }
  tags                = var.tags
}

# Earlier releases had positions as keys, of which the first was the VPC's own block.
moved {
  from = module.endpoints.module.security_group[0].aws_vpc_security_group_ingress_rule.this["https-0"]
  to   = module.endpoints.module.security_group[0].aws_vpc_security_group_ingress_rule.this["https-vpc"]
}
