locals {
  zones = sort(keys(var.subnet_cidr_blocks))

  # The keys of the route tables: one for all zones, or one per.
  table_keys     = var.shared_route_table ? toset(["all"]) : toset(local.zones)
  table_for_zone = { for zone in local.zones : zone => var.shared_route_table ? "all" : zone }
  nat_routes     = { for zone in local.zones : zone => local.table_for_zone[zone] if contains(keys(var.nat_gateway_ids), zone) }

  # A subnet's number in the IPv6 block is its zone's place in the caller's list, as it is in the IPv4 block: sorted names
  # would move every subnet behind a zone that is added later.
  zone_numbers    = { for number, zone in coalesce(var.availability_zones, local.zones) : zone => number }
  ipv6_tier_block = var.enable_ipv6 ? cidrsubnet(var.vpc_ipv6_cidr_block, 4, var.ipv6_tier_index) : null
}

resource "aws_subnet" "this" {
  for_each = var.subnet_cidr_blocks

  vpc_id                          = var.vpc_id
  availability_zone               = each.key
  cidr_block                      = each.value
  map_public_ip_on_launch         = var.map_public_ip_on_launch
  ipv6_cidr_block                 = var.enable_ipv6 ? cidrsubnet(local.ipv6_tier_block, 4, local.zone_numbers[each.key]) : null
  assign_ipv6_address_on_creation = var.enable_ipv6

  tags = merge(var.tags, var.subnet_tags, {
    Name = "${var.name}-${var.tier}-${each.key}"
    Tier = var.tier
  })

  lifecycle {
    precondition {
      condition     = contains(keys(local.zone_numbers), each.key)
      error_message = "The zone ${each.key} has a subnet, so availability_zones must name it."
    }
  }
}

resource "aws_route_table" "this" {
  for_each = local.table_keys

  vpc_id = var.vpc_id

  tags = merge(var.tags, {
    Name = var.shared_route_table ? "${var.name}-${var.tier}" : "${var.name}-${var.tier}-${each.key}"
    Tier = var.tier
  })
}

resource "aws_route_table_association" "this" {
  for_each = local.table_for_zone

  subnet_id      = aws_subnet.this[each.key].id
  route_table_id = aws_route_table.this[each.value].id
}

resource "aws_route" "internet" {
  for_each = var.route_to_internet_gateway ? local.table_keys : toset([])

  route_table_id         = aws_route_table.this[each.key].id
  destination_cidr_block = "0.0.0.0/0"
  gateway_id             = var.internet_gateway_id
}

resource "aws_route" "internet_ipv6" {
  for_each = var.route_to_internet_gateway && var.enable_ipv6 ? local.table_keys : toset([])

  route_table_id              = aws_route_table.this[each.key].id
  destination_ipv6_cidr_block = "::/0"
  gateway_id                  = var.internet_gateway_id
}

resource "aws_route" "nat" {
  for_each = local.nat_routes

  route_table_id         = aws_route_table.this[each.value].id
  destination_cidr_block = "0.0.0.0/0"
  nat_gateway_id         = var.nat_gateway_ids[each.key]

  lifecycle {
    precondition {
      condition     = !var.shared_route_table && !var.route_to_internet_gateway
      error_message = "Routes to NAT gateways need a route table for each zone and no route to the internet gateway."
    }
  }
}

resource "aws_route" "egress_only" {
  for_each = var.route_to_egress_only_gateway && var.enable_ipv6 ? local.table_keys : toset([])

  route_table_id              = aws_route_table.this[each.key].id
  destination_ipv6_cidr_block = "::/0"
  egress_only_gateway_id      = var.egress_only_internet_gateway_id
}
