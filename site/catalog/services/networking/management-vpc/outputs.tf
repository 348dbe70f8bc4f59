output "vpc_id" {
  description = "ID of the VPC."
  value       = module.vpc.vpc_id

  precondition {
    condition     = var.num_nat_gateways <= length(local.zones)
    error_message = "There can't be more NAT gateways than availability zones: lower num_nat_gateways to ${length(local.zones)} or less."
  }
}

output "vpc_name" {
  description = "Name of the VPC."
  value       = var.name
}

output "vpc_arn" {
  description = "ARN of the VPC."
  value       = module.vpc.vpc_arn
}

output "vpc_cidr_block" {
  description = "IPv4 CIDR block of the VPC, which application VPCs need for peering."
  value       = module.vpc.vpc_cidr_block
}

output "availability_zones" {
  description = "Availability Zones that have subnets, in the order that determines the CIDR blocks."
  value       = local.zones
}

output "tier_cidr_blocks" {
  description = "IPv4 CIDR blocks that cover each tier (`public` and `private`)."
  value       = module.subnet_plan.tier_cidr_blocks
}

output "subnet_cidr_blocks" {
  description = "IPv4 CIDR block of every subnet, by tier and Availability Zone."
  value       = module.subnet_plan.subnet_cidr_blocks
}

output "public_subnet_ids" {
  description = "IDs of the public subnets."
  value       = module.public_subnets.subnet_ids
}

output "private_subnet_ids" {
  description = "IDs of the private subnets."
  value       = module.private_subnets.subnet_ids
}

output "public_route_table_ids" {
  description = "IDs of the public tier's route tables. One route table serves all zones."
  value       = module.public_subnets.route_table_ids
}

output "private_route_table_ids" {
  description = "IDs of the private tier's route tables, one per Availability Zone."
  value       = module.private_subnets.route_table_ids
}

output "all_route_table_ids" {
  description = "IDs of all route tables, for the `management_vpc_peering.route_table_ids` input of an application VPC."
  value       = concat(module.public_subnets.route_table_ids, module.private_subnets.route_table_ids)
}

output "network_acl_ids" {
  description = "ID of every tier's network ACL. The map is empty if network ACLs are turned off."
  value = merge(
    { for acl in module.public_network_acl : "public" => acl.network_acl_id },
    { for acl in module.private_network_acl : "private" => acl.network_acl_id },
  )
}

output "nat_gateway_public_ips" {
  description = "Public IP address of every NAT gateway, by Availability Zone."
  value       = module.nat_gateways.public_ips
}

output "gateway_endpoint_ids" {
  description = "ID of every gateway endpoint, by service."
  value       = module.endpoints.gateway_endpoint_ids
}

output "interface_endpoint_ids" {
  description = "ID of every interface endpoint, by service."
  value       = module.endpoints.interface_endpoint_ids
}

output "default_security_group_id" {
  description = "ID of the VPC's default security group, which has no rules unless you keep the default ones."
  value       = module.vpc.default_security_group_id
}

output "flow_log_group_name" {
  description = "Name of the log group for flow logs, or null if flow logs are turned off or delivered to S3."
  value       = one(module.flow_logs[*].log_group_name)
}
