variable "name" {
  description = "Name of the VPC, used as a prefix for subnet names."
  type        = string
  nullable    = false
}

variable "tier" {
  description = "Name of the tier, such as `private-app`. It's included in every name and is the value of the `Tier` tag."
  type        = string
  nullable    = false
}

variable "vpc_id" {
  description = "ID of the VPC."
  type        = string
  nullable    = false
}

variable "subnet_cidr_blocks" {
  description = "IPv4 CIDR block for every subnet, by Availability Zone."
  type        = map(string)
  nullable    = false
}

variable "availability_zones" {
  description = "Availability Zones, in order. A zone's position in the list is its subnet number in the tier's IPv6 block, so add new zones only at the end. Defaults to the zones in `subnet_cidr_blocks`, sorted by name."
  type        = list(string)
  default     = null
}

variable "map_public_ip_on_launch" {
  description = "Whether to assign a public IPv4 address to every instance in the tier."
  type        = bool
  default     = false
  nullable    = false
}

variable "shared_route_table" {
  description = "Whether all zones share one route table. A tier with a NAT gateway in every zone needs one route table per zone."
  type        = bool
  default     = false
  nullable    = false
}

variable "route_to_internet_gateway" {
  description = "Whether to route traffic to `internet_gateway_id` by default, which makes the tier public."
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
  description = "IDs of the NAT gateways, by Availability Zone. Zones that you don't list have no route to the internet."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "enable_ipv6" {
  description = "Whether the subnets have IPv6 CIDR blocks."
  type        = bool
  default     = false
  nullable    = false
}

variable "vpc_ipv6_cidr_block" {
  description = "IPv6 CIDR block of the VPC (/56). Required if `enable_ipv6` is true."
  type        = string
  default     = null
}

variable "ipv6_tier_index" {
  description = "Index of the tier's block among the sixteen /60 blocks in the VPC, starting at 0. Every subnet is a /64 in that block."
  type        = number
  default     = 0
  nullable    = false

  validation {
    condition     = var.ipv6_tier_index >= 0 && var.ipv6_tier_index <= 15
    error_message = "A /56 has sixteen blocks of size /60, numbered 0 to 15."
  }
}

variable "route_to_egress_only_gateway" {
  description = "Whether to route outbound IPv6 traffic from the tier through `egress_only_internet_gateway_id`."
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
  description = "Tags to apply to the subnets and route tables."
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
