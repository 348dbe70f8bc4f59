variable "cidr_block" {
  description = "IPv4 CIDR block to divide, such as `10.0.0.0/16`."
  type        = string
  nullable    = false

  validation {
    condition     = can(cidrsubnet(var.cidr_block, 0, 0)) ? cidrsubnet(var.cidr_block, 0, 0) == var.cidr_block : false
    error_message = "The CIDR block must be an IPv4 network address with a prefix, such as 10.0.0.0/16, without host bits."
  }
}

variable "availability_zones" {
  description = "Availability Zones, in order. Every tier gets one subnet per zone, and a zone's position in this list is its subnet number."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.availability_zones) > 0 && length(distinct(var.availability_zones)) == length(var.availability_zones)
    error_message = "Name at least one availability zone, and each only once."
  }
}

variable "tiers" {
  description = "Subnet tiers, by name."
  type = map(object({
    # Bits that the tier's block adds to the prefix of `cidr_block`. One more bit halves the tier.
    tier_bits = number
    # Index of the tier's block among the 2^`tier_bits` blocks, starting at 0.
    tier_index = number
    # Bits that each subnet adds to the tier's prefix. The tier can contain up to 2^`subnet_bits` subnets, one per zone.
    subnet_bits = number
    # CIDR blocks to use instead of computed ones, one per Availability Zone in order. If null, they're computed.
    cidr_blocks = optional(list(string))
  }))
  nullable = false

  validation {
    condition = alltrue([
      for tier in values(var.tiers) : tier.tier_bits >= 0 && tier.subnet_bits >= 0 && tier.tier_index >= 0 && tier.tier_index < pow(2, tier.tier_bits)
    ])
    error_message = "The bits must not be negative, and tier_index must be less than 2 to the power of tier_bits."
  }

  validation {
    condition     = alltrue([for block in flatten([for tier in values(var.tiers) : coalesce(tier.cidr_blocks, [])]) : can(cidrsubnet(block, 0, 0))])
    error_message = "Every explicit block must be an IPv4 CIDR block such as 10.0.32.0/21."
  }
}
