# Subnets in a secondary block must wait for that block, and so everything that uses the ID does.
output "vpc_id" {
  description = "ID of the VPC."
  value       = aws_vpc.this.id
  depends_on  = [aws_vpc_ipv4_cidr_block_association.secondary]
}

output "vpc_arn" {
  description = "ARN of the VPC."
  value       = aws_vpc.this.arn
}

output "vpc_cidr_block" {
  description = "Primary IPv4 CIDR block of the VPC."
  value       = aws_vpc.this.cidr_block
}

output "ipv6_cidr_block" {
  description = "IPv6 CIDR block of the VPC, or null if IPv6 is turned off."
  value       = var.enable_ipv6 ? aws_vpc.this.ipv6_cidr_block : null
}

output "internet_gateway_id" {
  description = "ID of the internet gateway, or null if there isn't one."
  value       = one(aws_internet_gateway.this[*].id)
}

output "egress_only_internet_gateway_id" {
  description = "ID of the egress-only internet gateway, or null if there isn't one."
  value       = one(aws_egress_only_internet_gateway.this[*].id)
}

output "default_security_group_id" {
  description = "ID of the default security group. Don't attach it to any resources."
  value       = aws_vpc.this.default_security_group_id
}

output "main_route_table_id" {
  description = "ID of the main route table, which has no routes to destinations outside the VPC."
  value       = aws_default_route_table.main.id
}
