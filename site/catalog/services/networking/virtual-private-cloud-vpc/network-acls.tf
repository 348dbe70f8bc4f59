# Rule numbers: from 10 denied networks, from 100 the VPC itself, from 200 networks outside, from 250 the rest of the VPC,
# from 300 answers from the internet, from 400 requests to it and from it.
locals {
  vpc_blocks         = concat([var.cidr_block], var.secondary_cidr_blocks)
  app_blocks         = lookup(module.subnet_plan.tier_cidr_blocks, "private-app", [])
  persistence_blocks = lookup(module.subnet_plan.tier_cidr_blocks, "private-persistence", [])

  management_blocks      = var.management_vpc_peering == null ? [] : [var.management_vpc_peering.cidr_block]
  reachable_tiers        = var.management_vpc_peering == null ? [] : var.management_vpc_peering.reachable_tiers
  app_guests             = concat(var.network_acls.private_app_allowed_cidr_blocks, contains(local.reachable_tiers, "private-app") ? local.management_blocks : [])
  public_guests          = concat(var.network_acls.public_allowed_cidr_blocks, contains(local.reachable_tiers, "public") ? local.management_blocks : [])
  persistence_guests     = concat(var.network_acls.private_persistence_allowed_cidr_blocks, contains(local.reachable_tiers, "private-persistence") ? local.management_blocks : [])
  app_uses_nat           = var.private_app_subnets.route_to_internet && length(local.nat_zones) > 0
  persistence_uses_nat   = var.private_persistence_subnets.route_to_internet && length(local.nat_zones) > 0
  app_leaves_vpc         = local.app_uses_nat || length(var.gateway_endpoints) > 0
  persistence_leaves_vpc = local.persistence_uses_nat || length(var.gateway_endpoints) > 0

  denied_rules = {
    for index, block in var.network_acls.denied_cidr_blocks : "denied-${index}" => { rule_number = 10 + index, action = "deny", cidr_block = block }
  }

  everything_rules = merge(
    { everything = { rule_number = 100, cidr_block = "0.0.0.0/0" } },
    var.enable_ipv6 ? { everything-ipv6 = { rule_number = 101, ipv6_cidr_block = "::/0" } } : {},
  )

  # An ACL has no memory, so the answers to requests from the subnets need rules. They arrive at the ports that clients use. Each range
  # takes two numbers, one per protocol.
  answers = flatten([
    for index, range in var.network_acls.answer_ports : [
      for place, protocol in ["tcp", "udp"] : {
        suffix    = index == 0 ? "" : "-${index + 1}"
        number    = 2 * index + place
        protocol  = protocol
        from_port = range.from_port
        to_port   = range.to_port
      }
    ]
  ])
  answer_rules = {
    for answer in local.answers : "answers-${answer.protocol}${answer.suffix}" => {
      rule_number = 300 + answer.number
      protocol    = answer.protocol
      from_port   = answer.from_port
      to_port     = answer.to_port
      cidr_block  = "0.0.0.0/0"
    }
  }
  answer_rules_ipv6 = {
    for answer in local.answers : "answers-${answer.protocol}-ipv6${answer.suffix}" => {
      rule_number     = 310 + answer.number
      protocol        = answer.protocol
      from_port       = answer.from_port
      to_port         = answer.to_port
      ipv6_cidr_block = "::/0"
    }
  }

  # The public tier is open, or it is open at the ports that are named. ICMP carries the news that a packet was too large.
  public_port_rules = merge([
    for index, range in coalesce(var.network_acls.public_ports, []) : merge(
      { "internet-${index}" = { rule_number = 400 + index, protocol = range.protocol, from_port = range.from_port, to_port = range.to_port, cidr_block = "0.0.0.0/0" } },
      var.enable_ipv6 ? { "internet-${index}-ipv6" = { rule_number = 410 + index, protocol = range.protocol, from_port = range.from_port, to_port = range.to_port, ipv6_cidr_block = "::/0" } } : {},
    )
  ]...)
  narrow_public_rules = merge(
    { for index, block in local.vpc_blocks : "vpc-${index}" => { rule_number = 100 + index, cidr_block = block } },
    var.enable_ipv6 ? { vpc-ipv6 = { rule_number = 190, ipv6_cidr_block = module.vpc.ipv6_cidr_block } } : {},
    { for index, block in local.public_guests : "guest-${index}" => { rule_number = 200 + index, cidr_block = block } },
    local.answer_rules,
    var.enable_ipv6 ? local.answer_rules_ipv6 : {},
    local.public_port_rules,
    { icmp = { rule_number = 420, protocol = "icmp", cidr_block = "0.0.0.0/0" } },
    var.enable_ipv6 ? { icmp-ipv6 = { rule_number = 421, protocol = "icmpv6", ipv6_cidr_block = "::/0" } } : {},
  )

  app_ingress_rules = merge(
    local.denied_rules,
    { for index, block in local.vpc_blocks : "vpc-${index}" => { rule_number = 100 + index, cidr_block = block } },
    var.enable_ipv6 ? { vpc-ipv6 = { rule_number = 190, ipv6_cidr_block = module.vpc.ipv6_cidr_block } } : {},
    { for index, block in local.app_guests : "guest-${index}" => { rule_number = 200 + index, cidr_block = block } },
    local.app_leaves_vpc ? local.answer_rules : {},
    var.enable_ipv6 && var.private_app_subnets.route_to_internet ? local.answer_rules_ipv6 : {},
  )

  # The same networks may open connections to the persistence tier and get its answers, and no other part of the VPC.
  persistence_peer_rules = merge(
    local.denied_rules,
    { for index, block in local.app_blocks : "app-${index}" => { rule_number = 100 + index, cidr_block = block } },
    { for index, block in local.persistence_blocks : "persistence-${index}" => { rule_number = 150 + index, cidr_block = block } },
    var.enable_ipv6 && var.private_app_subnets.create ? {
      app-ipv6 = { rule_number = 190, ipv6_cidr_block = module.private_app_subnets[0].ipv6_tier_cidr_block }
    } : {},
    var.enable_ipv6 && var.private_persistence_subnets.create ? {
      persistence-ipv6 = { rule_number = 191, ipv6_cidr_block = module.private_persistence_subnets[0].ipv6_tier_cidr_block }
    } : {},
    { for index, block in local.persistence_guests : "guest-${index}" => { rule_number = 200 + index, cidr_block = block } },

    # The rules about the internet below match every address, those of the VPC's other tiers included.
    { for index, block in local.vpc_blocks : "other-tiers-${index}" => { rule_number = 250 + index, action = "deny", cidr_block = block } },
    var.enable_ipv6 ? { other-tiers-ipv6 = { rule_number = 290, action = "deny", ipv6_cidr_block = module.vpc.ipv6_cidr_block } } : {},
  )

  persistence_ingress_rules = merge(
    local.persistence_peer_rules,
    local.persistence_leaves_vpc ? local.answer_rules : {},
    var.enable_ipv6 && var.private_persistence_subnets.route_to_internet ? local.answer_rules_ipv6 : {},
  )

  # ACLs can't name the prefix list of a gateway endpoint. HTTPS to any address leads nowhere but to the endpoints as long
  # as the tier has no other route.
  persistence_egress_rules = merge(
    local.persistence_peer_rules,
    local.persistence_uses_nat ? { internet = { rule_number = 400, cidr_block = "0.0.0.0/0" } } : {},
    !local.persistence_uses_nat && local.persistence_leaves_vpc ? {
      endpoints = { rule_number = 400, protocol = "tcp", from_port = 443, to_port = 443, cidr_block = "0.0.0.0/0" }
    } : {},
    var.enable_ipv6 && var.private_persistence_subnets.route_to_internet ? { internet-ipv6 = { rule_number = 410, ipv6_cidr_block = "::/0" } } : {},
  )
}

module "public_network_acl" {
  source = "../../../modules/network-acls"
  count  = var.network_acls.create && var.public_subnets.create ? 1 : 0

  name          = "${var.name}-public"
  vpc_id        = module.vpc.vpc_id
  subnet_ids    = module.public_subnets[0].subnet_ids_by_zone
  ingress_rules = var.network_acls.public_ports == null ? merge(local.denied_rules, local.everything_rules) : merge(local.denied_rules, local.narrow_public_rules)
  egress_rules  = merge(local.denied_rules, local.everything_rules)
  tags          = var.tags
}

module "private_app_network_acl" {
  source = "../../../modules/network-acls"
  count  = var.network_acls.create && var.private_app_subnets.create ? 1 : 0

  name          = "${var.name}-private-app"
  vpc_id        = module.vpc.vpc_id
  subnet_ids    = module.private_app_subnets[0].subnet_ids_by_zone
  ingress_rules = local.app_ingress_rules
  egress_rules  = merge(local.denied_rules, local.everything_rules)
  tags          = var.tags
}

module "private_persistence_network_acl" {
  source = "../../../modules/network-acls"
  count  = var.network_acls.create && var.private_persistence_subnets.create ? 1 : 0

  name          = "${var.name}-private-persistence"
  vpc_id        = module.vpc.vpc_id
  subnet_ids    = module.private_persistence_subnets[0].subnet_ids_by_zone
  ingress_rules = local.persistence_ingress_rules
  egress_rules  = local.persistence_egress_rules
  tags          = var.tags
}
