variable "name" {
  description = "Name of the security group. AWS adds a suffix so that a replacement group can be created before the old one is deleted."
  type        = string
  nullable    = false

  validation {
    condition     = length(var.name) > 0 && length(var.name) <= 100 && !startswith(var.name, "sg-")
    error_message = "The name must have 1 to 100 characters and must not begin with sg-."
  }
}

variable "description" {
  description = "Purpose of the group. Changing the description replaces the group."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9 ._:/()#,@\\[\\]+=&;{}!$*-]{1,255}$", var.description))
    error_message = "The description can contain up to 255 letters, digits, spaces, and the characters . _ - : / ( ) # , @ [ ] + = & ; { } ! $ and *."
  }
}

variable "vpc_id" {
  description = "ID of the VPC."
  type        = string
  nullable    = false
}

variable "ingress_rules" {
  description = "Inbound rules, by name. Each rule must specify exactly one source."
  type = map(object({
    # Purpose of the rule.
    description = string
    # The first port. Leave it null if `ip_protocol` is `-1`.
    from_port = optional(number)
    # The last port. Leave it null if `ip_protocol` is `-1`.
    to_port = optional(number)
    # `tcp`, `udp`, `icmp`, `icmpv6`, a protocol number, or `-1` for all protocols and ports.
    ip_protocol = string
    # An IPv4 block.
    cidr_ipv4 = optional(string)
    # An IPv6 block.
    cidr_ipv6 = optional(string)
    # ID of another security group, whose members are the source.
    referenced_security_group_id = optional(string)
    # ID of a prefix list.
    prefix_list_id = optional(string)
    # Whether the members of this very group are the source.
    self = optional(bool, false)
  }))
  default  = {}
  nullable = false

  validation {
    condition = alltrue([
      for rule in values(var.ingress_rules) :
      length(compact([rule.cidr_ipv4, rule.cidr_ipv6, rule.referenced_security_group_id, rule.prefix_list_id, rule.self ? "self" : null])) == 1
    ])
    error_message = "Each ingress rule needs exactly one of cidr_ipv4, cidr_ipv6, referenced_security_group_id, prefix_list_id and self."
  }
}

variable "egress_rules" {
  description = "Outbound rules, by name. Each rule must specify exactly one destination. Without rules, members of the group can't open any connections."
  type = map(object({
    # Purpose of the rule.
    description = string
    # The first port. Leave it null if `ip_protocol` is `-1`.
    from_port = optional(number)
    # The last port. Leave it null if `ip_protocol` is `-1`.
    to_port = optional(number)
    # `tcp`, `udp`, `icmp`, `icmpv6`, a protocol number, or `-1` for all protocols and ports.
    ip_protocol = string
    # An IPv4 block.
    cidr_ipv4 = optional(string)
    # An IPv6 block.
    cidr_ipv6 = optional(string)
    # ID of another security group, whose members are the destination.
    referenced_security_group_id = optional(string)
    # ID of a prefix list.
    prefix_list_id = optional(string)
    # Whether the members of this very group are the destination.
    self = optional(bool, false)
  }))
  default  = {}
  nullable = false

  validation {
    condition = alltrue([
      for rule in values(var.egress_rules) :
      length(compact([rule.cidr_ipv4, rule.cidr_ipv6, rule.referenced_security_group_id, rule.prefix_list_id, rule.self ? "self" : null])) == 1
    ])
    error_message = "Each egress rule needs exactly one of cidr_ipv4, cidr_ipv6, referenced_security_group_id, prefix_list_id and self."
  }
}

variable "tags" {
  description = "Tags to apply to the group and its rules."
  type        = map(string)
  default     = {}
  nullable    = false
}
