variable "name" {
  description = "Name of the VPC, which is the prefix of the names of the subnets."
  type        = string
  nullable    = false
}

variable "tier" {
  description = "Name of the tier, such as `private-app`. It's part of every name and the value of the tag `Tier`."
  type        = string
  nullable    = false
}

variable "vpc_id" {
  description = "ID of the VPC."
  type        = string
  nullable    = false
}

variable "subnet_cidr_blocks" {
  description = "The IPv4 CIDR block of every subnet, by Availability Zone."
  type        = map(string)
  nullable    = false
}

variable "availability_zones" {
  description = "The zones in order. A zone's position in the list is the number of its subnet in the tier's IPv6 block, so add new zones only at the end. Defaults to the zones of `subnet_cidr_blocks`, in order of their names."
  type        = list(string)
  default     = null
}

variable "map_public_ip_on_launch" {
  description = "Whether every instance in the tier gets a public IPv4 address."
  type        = bool
  default     = false
  nullable    = false
}

variable "shared_route_table" {
  description = "Whether all zones share one route table. A tier with a NAT gateway in every zone needs a table for every zone."
  type        = bool
  default     = false
  nullable    = false
}

variable "route_to_internet_gateway" {
  description = "Whether the default routes lead to `internet_gateway_id`, which makes the tier public."
  type        = bool
  default     = false
  nullable    = false
}

variable "internet_gateway_id" {
  description = "ID of the internet gateway. Required if `route_to_internet_gateway` is true."
  type        = string
  default     = null
}

variable "nat_gateway_ids" {
  description = "ID of the NAT gateway for every Availability Zone. Zones that you don't list get no route to the internet."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "enable_ipv6" {
  description = "Whether the subnets have IPv6 blocks."
  type        = bool
  default     = false
  nullable    = false
}

variable "vpc_ipv6_cidr_block" {
  description = "IPv6 block of the VPC, a /56. Required if `enable_ipv6` is true."
  type        = string
  default     = null
}

variable "ipv6_tier_index" {
  description = "Index of the tier's block among the sixteen /60 blocks of the VPC, starting at 0. Every subnet is a /64 in it."
  type        = number
  default     = 0
  nullable    = false

  validation {
    condition     = var.ipv6_tier_index >= 0 && var.ipv6_tier_index <= 15
    error_message = "A /56 has sixteen blocks of size /60, numbered 0 to 15."
  }
}

variable "route_to_egress_only_gateway" {
  description = "Whether IPv6 traffic out of the tier leaves through `egress_only_internet_gateway_id`."
  type        = bool
  default     = false
  nullable    = false
}

variable "egress_only_internet_gateway_id" {
  description = "ID of the egress-only internet gateway. Required if `route_to_egress_only_gateway` is true."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags of the subnets and route tables."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "subnet_tags" {
  description = "Additional tags to apply only to the subnets, such as those that Kubernetes looks for."
  type        = map(string)
  default     = {}
  nullable    = false
}
