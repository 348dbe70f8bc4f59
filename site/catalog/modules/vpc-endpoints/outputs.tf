output "gateway_endpoint_ids" {
  description = "ID of every gateway endpoint, by service. Bucket policies can require it with `aws:SourceVpce`."
  value       = { for service, endpoint in aws_vpc_endpoint.gateway : service => endpoint.id }
}

output "gateway_prefix_list_ids" {
  description = "ID of the prefix list of every gateway endpoint, by service, for egress rules of security groups."
  value       = { for service, endpoint in aws_vpc_endpoint.gateway : service => endpoint.prefix_list_id }
}

output "interface_endpoint_ids" {
  description = "ID of every interface endpoint, by service."
  value       = { for service, endpoint in aws_vpc_endpoint.interface : service => endpoint.id }
}

output "security_group_id" {
  description = "ID of the security group of the interface endpoints, or null if there are none."
  value       = one(module.security_group[*].security_group_id)
}
