output "nat_gateway_ids" {
  description = "The ID of the NAT gateway in each availability zone that has one."
  value       = { for zone, gateway in aws_nat_gateway.this : zone => gateway.id }
}

output "public_ips" {
  description = "The public IPv4 address of each gateway, by availability zone. Partners put these addresses on their lists of allowed clients."
  value       = { for zone, gateway in aws_nat_gateway.this : zone => gateway.public_ip }
}
