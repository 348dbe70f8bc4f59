variable "name" {
  description = "Name of the VPC. It's also used as a prefix for the names of related resources."
  type        = string
  nullable    = false
}

variable "cidr_block" {
  description = "Primary IPv4 CIDR block, from /16 to /28."
  type        = string
  nullable    = false

  validation {
    condition     = can(cidrhost(var.cidr_block, 0)) ? tonumber(split("/", var.cidr_block)[1]) >= 16 && tonumber(split("/", var.cidr_block)[1]) <= 28 : false
    error_message = "The CIDR block of a VPC must be an IPv4 block with a prefix from /16 to /28."
  }
}

variable "secondary_cidr_blocks" {
  description = "Additional IPv4 CIDR blocks for the VPC, such as `100.64.0.0/16` for pods."
  type        = set(string)
  default     = []
  nullable    = false
}

variable "enable_ipv6" {
  description = "Whether to request an Amazon-provided IPv6 CIDR block (/56) for the VPC."
  type        = bool
  default     = false
  nullable    = false
}

variable "create_internet_gateway" {
  description = "Whether to create an internet gateway, which public subnets need."
  type        = bool
  default     = true
  nullable    = false
}

variable "create_egress_only_internet_gateway" {
  description = "Whether to create an egress-only internet gateway, which private subnets use to reach the internet over IPv6."
  type        = bool
  default     = false
  nullable    = false
}

variable "instance_tenancy" {
  description = "Instance tenancy: `default` for shared hardware, or `dedicated` for hardware that isn't shared with other customers, which AWS charges extra for."
  type        = string
  default     = "default"
  nullable    = false

  validation {
    condition     = contains(["default", "dedicated"], var.instance_tenancy)
    error_message = "The tenancy must be default or dedicated."
  }
}

variable "dhcp_options" {
  description = "DHCP options for the instances. Defaults to the Amazon-provided options."
  type = object({
    # The domain that completes unqualified host names.
    domain_name = optional(string)
    # Up to four DNS servers. `AmazonProvidedDNS` stands for the VPC's own resolver, which private hosted zones and endpoints need.
    domain_name_servers = optional(list(string), ["AmazonProvidedDNS"])
    # Up to four time servers.
    ntp_servers = optional(list(string), ["169.254.169.123"])
  })
  default = null
}

variable "restrict_default_network_acl" {
  description = "Whether to remove all rules from the default network ACL. If true, subnets without a custom ACL lose all connectivity."
  type        = bool
  default     = false
  nullable    = false
}

variable "restrict_default_security_group" {
  description = "Whether to remove all rules from the default security group, so that it can't allow traffic by accident."
  type        = bool
  default     = true
  nullable    = false
}

variable "enable_network_address_usage_metrics" {
  description = "Whether to enable CloudWatch metrics for network address usage in the VPC."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the VPC and its gateways."
  type        = map(string)
  default     = {}
  nullable    = false
}
