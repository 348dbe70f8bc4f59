output "vpc_id" {
  description = "ID of the VPC."
  value       = module.vpc.vpc_id

  precondition {
    condition     = var.num_nat_gateways <= length(local.zones)
    error_message = "There can't be more NAT gateways than availability zones: lower num_nat_gateways to ${length(local.zones)} or less."
  }

  precondition {
    condition     = var.public_subnets.create || var.num_nat_gateways == 0
    error_message = "NAT gateways are in public subnets: set num_nat_gateways to 0, or create the public tier."
  }

  precondition {
    condition     = length(var.interface_endpoints) == 0 || var.private_app_subnets.create || var.private_persistence_subnets.create
    error_message = "Interface endpoints are in private subnets: create one of the private tiers, or remove interface_endpoints."
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
  description = "Primary IPv4 CIDR block of the VPC."
  value       = module.vpc.vpc_cidr_block
}

output "vpc_ipv6_cidr_block" {
  description = "IPv6 CIDR block of the VPC, or null if IPv6 is turned off."
  value       = module.vpc.ipv6_cidr_block
}

output "availability_zones" {
  description = "Availability Zones that have subnets, in the order that determines the CIDR blocks."
  value       = local.zones
}

output "tier_cidr_blocks" {
  description = "IPv4 CIDR blocks that cover each tier (`public`, `private-app`, and `private-persistence`), for rules that apply to a whole tier."
  value       = module.subnet_plan.tier_cidr_blocks
}

output "subnet_cidr_blocks" {
  description = "IPv4 CIDR block of every subnet, by tier and Availability Zone."
  value       = module.subnet_plan.subnet_cidr_blocks
}

output "public_subnet_ids" {
  description = "IDs of the public subnets."
  value       = flatten(module.public_subnets[*].subnet_ids)
}

output "private_app_subnet_ids" {
  description = "IDs of the application subnets."
  value       = flatten(module.private_app_subnets[*].subnet_ids)
}

output "private_persistence_subnet_ids" {
  description = "IDs of the persistence subnets."
  value       = flatten(module.private_persistence_subnets[*].subnet_ids)
}

output "public_route_table_ids" {
  description = "IDs of the public tier's route tables. One route table serves all zones."
  value       = local.route_table_ids_of["public"]
}

output "private_app_route_table_ids" {
  description = "IDs of the application tier's route tables, one per Availability Zone."
  value       = local.route_table_ids_of["private-app"]
}

output "private_persistence_route_table_ids" {
  description = "IDs of the persistence tier's route tables, one per Availability Zone."
  value       = local.route_table_ids_of["private-persistence"]
}

output "network_acl_ids" {
  description = "ID of every tier's network ACL. Tiers without a network ACL are omitted."
  value = merge(
    { for acl in module.public_network_acl : "public" => acl.network_acl_id },
    { for acl in module.private_app_network_acl : "private-app" => acl.network_acl_id },
    { for acl in module.private_persistence_network_acl : "private-persistence" => acl.network_acl_id },
  )
}

output "nat_gateway_ids" {
  description = "ID of the NAT gateway in every Availability Zone that has one."
  value       = module.nat_gateways.nat_gateway_ids
}

output "nat_gateway_public_ips" {
  description = "Public IP address of every NAT gateway, by Availability Zone. Outbound traffic from private subnets uses these addresses."
  value       = module.nat_gateways.public_ips
}

output "gateway_endpoint_ids" {
  description = "ID of every gateway endpoint, by service."
  value       = module.endpoints.gateway_endpoint_ids
}

output "gateway_prefix_list_ids" {
  description = "Prefix list ID of every gateway endpoint, by service. Use these in security group egress rules."
  value       = module.endpoints.gateway_prefix_list_ids
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

output "management_peering_connection_id" {
  description = "ID of the peering connection with the management VPC, or null if there isn't one."
  value       = one(module.management_peering[*].peering_connection_id)
}
