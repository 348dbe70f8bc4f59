locals {
  new_address_zones = toset([for zone in keys(var.public_subnet_ids) : zone if !contains(keys(var.allocation_ids), zone)])
}

resource "aws_eip" "this" {
  for_each = local.new_address_zones

  domain = "vpc"
  tags   = merge(var.tags, { Name = "${var.name}-nat-${each.key}" })
}

resource "aws_nat_gateway" "this" {
  for_each = var.public_subnet_ids

  subnet_id     = each.value
  allocation_id = contains(keys(var.allocation_ids), each.key) ? var.allocation_ids[each.key] : aws_eip.this[each.key].id
  tags          = merge(var.tags, { Name = "${var.name}-${each.key}" })
}
