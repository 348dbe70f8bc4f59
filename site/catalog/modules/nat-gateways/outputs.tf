output "nat_gateway_ids" {
  description = "ID of the NAT gateway in every Availability Zone that has one."
  value       = { for zone, gateway in aws_nat_gateway.this : zone => gateway.id }
}

output "public_ips" {
  description = "Public IPv4 address of every gateway, by Availability Zone. Partners can add these addresses to their allow lists."
  value       = { for zone, gateway in aws_nat_gateway.this : zone => gateway.public_ip }
}
