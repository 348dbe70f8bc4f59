locals {
  # Positions are the keys, because the IDs of new route tables aren't known while planning.
  requester_routes = setproduct(range(length(var.requester_route_table_ids)), range(length(var.accepter_cidr_blocks)))
  accepter_routes  = setproduct(range(length(var.accepter_route_table_ids)), range(length(var.requester_cidr_blocks)))
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
  count = length(local.requester_routes)

  route_table_id            = var.requester_route_table_ids[local.requester_routes[count.index][0]]
  destination_cidr_block    = var.accepter_cidr_blocks[local.requester_routes[count.index][1]]
  vpc_peering_connection_id = aws_vpc_peering_connection.this.id
}

resource "aws_route" "to_requester" {
  count = length(local.accepter_routes)

  route_table_id            = var.accepter_route_table_ids[local.accepter_routes[count.index][0]]
  destination_cidr_block    = var.requester_cidr_blocks[local.accepter_routes[count.index][1]]
  vpc_peering_connection_id = aws_vpc_peering_connection.this.id
}
