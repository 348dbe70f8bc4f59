output "tier_cidr_blocks" {
  description = "CIDR blocks that cover each tier. A computed tier has one block, and an explicit tier has the blocks of its subnets."
  value       = local.tier_blocks

  precondition {
    condition     = length(local.overlaps) == 0
    error_message = "Tiers overlap: ${join(", ", local.overlaps)}. Give them other values of tier_bits and tier_index."
  }
}

output "subnet_cidr_blocks" {
  description = "CIDR block for every subnet, by tier and Availability Zone."
  value       = local.subnets

  precondition {
    condition     = length(local.overlaps) == 0
    error_message = "Tiers overlap: ${join(", ", local.overlaps)}. Give them other values of tier_bits and tier_index."
  }

  precondition {
    condition     = length(local.unplaced) == 0
    error_message = "There is no room for these subnets: ${join(", ", local.unplaced)}. Raise subnet_bits, or list a CIDR block for every zone."
  }

  precondition {
    condition     = length(local.wrong_size) == 0
    error_message = "AWS accepts subnets from /16 to /28, but these are outside: ${join(", ", local.wrong_size)}. Change tier_bits or subnet_bits."
  }
}
