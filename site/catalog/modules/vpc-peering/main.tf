locals {
  # The position of a table and a block are the key: the ID of a new route table isn't known at plan time.
  requester_routes = {
    for route in setproduct(range(length(var.requester_route_table_ids)), distinct(var.accepter_cidr_blocks)) : "${route[0]}-${route[1]}" => route
  }
  accepter_routes = {
    for route in setproduct(range(length(var.accepter_route_table_ids)), distinct(var.requester_cidr_blocks)) : "${route[0]}-${route[1]}" => route
  }
}

resource "aws_vpc_peering_connection" "this" {
  vpc_id      = var.requester_vpc_id
  peer_vpc_id = var.accepter_vpc_id
  auto_accept = true
  tags        = merge(var.tags, { Name = var.name })
}

resource "aws_vpc_peering_connection_options" "this" {
  vpc_peering_connection_id = aws_vpc_peering_connection.this.id

  requester {
    allow_remote_vpc_dns_resolution = var.allow_remote_dns_resolution
  }

  accepter {
    allow_remote_vpc_dns_resolution = var.allow_remote_dns_resolution
  }
}

resource "aws_route" "to_accepter" {
  for_each = local.requester_routes

  route_table_id            = var.requester_route_table_ids[each.value[0]]
  destination_cidr_block    = each.value[1]
  vpc_peering_connection_id = aws_vpc_peering_connection.this.id
}

resource "aws_route" "to_requester" {
  for_each = local.accepter_routes

  route_table_id            = var.accepter_route_table_ids[each.value[0]]
  destination_cidr_block    = each.value[1]
  vpc_peering_connection_id = aws_vpc_peering_connection.this.id
}
