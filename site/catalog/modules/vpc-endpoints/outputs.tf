output "gateway_endpoint_ids" {
  description = "IDs of the gateway endpoints, by service. Bucket policies can require an endpoint with `aws:SourceVpce`."
  value       = { for service, endpoint in aws_vpc_endpoint.gateway : service => endpoint.id }
}

output "gateway_prefix_list_ids" {
  description = "Prefix list IDs of the gateway endpoints, by service. Use them in security group egress rules."
  value       = { for service, endpoint in aws_vpc_endpoint.gateway : service => endpoint.prefix_list_id }
}

output "interface_endpoint_ids" {
  description = "ID of every interface endpoint, by service."
  value       = { for service, endpoint in aws_vpc_endpoint.interface : service => endpoint.id }
}

output "security_group_id" {
  description = "ID of the security group for the interface endpoints, or null if there are none."
  value       = one(module.security_group[*].security_group_id)
}
