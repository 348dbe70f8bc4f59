# A NAT gateway or load balancer that's created before the routes of its subnet doesn't work, so resources that use an ID wait for the
# routes.
output "subnet_ids" {
  description = "IDs of the subnets, sorted by Availability Zone name."
  value       = [for zone in local.zones : aws_subnet.this[zone].id]
  depends_on  = [aws_route_table_association.this, aws_route.internet, aws_route.internet_ipv6]
}

output "subnet_ids_by_zone" {
  description = "IDs of the subnets, by Availability Zone."
  value       = { for zone, subnet in aws_subnet.this : zone => subnet.id }
  depends_on  = [aws_route_table_association.this, aws_route.internet, aws_route.internet_ipv6]
}

output "subnet_arns" {
  description = "ARNs of the subnets, sorted by Availability Zone name."
  value       = [for zone in local.zones : aws_subnet.this[zone].arn]
}

output "route_table_ids" {
  description = "IDs of the route tables: either a single shared one, or one per Availability Zone."
  value       = [for key in sort(tolist(local.table_keys)) : aws_route_table.this[key].id]
}

output "ipv6_tier_cidr_block" {
  description = "IPv6 CIDR block that covers the whole tier, or null if IPv6 is turned off."
  value       = local.ipv6_tier_block
}

output "ipv6_subnet_cidr_blocks" {
  description = "IPv6 CIDR blocks of the subnets, by Availability Zone. The values are null if IPv6 is turned off."
  value       = { for zone, subnet in aws_subnet.this : zone => var.enable_ipv6 ? subnet.ipv6_cidr_block : null }
}
