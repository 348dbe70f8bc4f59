variable "name" {
  description = "Name of the network ACL."
  type        = string
  nullable    = false
}

variable "vpc_id" {
  description = "ID of the VPC."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of the subnets to associate with the ACL, by a name such as the Availability Zone. A subnet has exactly one ACL, so this ACL replaces the existing association."
  type        = map(string)
  nullable    = false
}

variable "ingress_rules" {
  description = "Inbound rules for the subnets, by name. The matching rule with the lowest `rule_number` applies."
  type = map(object({
    # Rule number, from 1 to 32766.
    rule_number = number
    # `allow` or `deny`.
    action = optional(string, "allow")
    # `tcp`, `udp`, `icmp`, `icmpv6`, a protocol number, or `-1` for all.
    protocol = optional(string, "-1")
    # The first port, for TCP and UDP.
    from_port = optional(number, 0)
    # The last port, for TCP and UDP.
    to_port = optional(number, 0)
    # IPv4 CIDR block of the source or destination. Set this or `ipv6_cidr_block`.
    cidr_block = optional(string)
    # The IPv6 block on the other side.
    ipv6_cidr_block = optional(string)
  }))
  nullable = false

  validation {
    condition     = length(distinct([for rule in values(var.ingress_rules) : rule.rule_number])) == length(var.ingress_rules)
    error_message = "Every ingress rule needs its own rule_number."
  }

  validation {
    condition     = length(var.ingress_rules) <= 40
    error_message = "AWS allows 20 rules in each direction, and 40 after a quota increase."
  }

  validation {
    condition     = alltrue([for rule in values(var.ingress_rules) : contains(["allow", "deny"], rule.action) && rule.rule_number >= 1 && rule.rule_number <= 32766])
    error_message = "The action must be allow or deny, and the rule_number must be from 1 to 32766."
  }
}

variable "egress_rules" {
  description = "Outbound rules for the subnets, by name. The matching rule with the lowest `rule_number` applies."
  type = map(object({
    # Rule number, from 1 to 32766.
    rule_number = number
    # `allow` or `deny`.
    action = optional(string, "allow")
    # `tcp`, `udp`, `icmp`, `icmpv6`, a protocol number, or `-1` for all.
    protocol = optional(string, "-1")
    # The first port, for TCP and UDP.
    from_port = optional(number, 0)
    # The last port, for TCP and UDP.
    to_port = optional(number, 0)
    # IPv4 CIDR block of the source or destination. Set this or `ipv6_cidr_block`.
    cidr_block = optional(string)
    # The IPv6 block on the other side.
    ipv6_cidr_block = optional(string)
  }))
  nullable = false

  validation {
    condition     = length(distinct([for rule in values(var.egress_rules) : rule.rule_number])) == length(var.egress_rules)
    error_message = "Every egress rule needs its own rule_number."
  }

  validation {
    condition     = length(var.egress_rules) <= 40
    error_message = "AWS allows 20 rules in each direction, and 40 after a quota increase."
  }

  validation {
    condition     = alltrue([for rule in values(var.egress_rules) : contains(["allow", "deny"], rule.action) && rule.rule_number >= 1 && rule.rule_number <= 32766])
    error_message = "The action must be allow or deny, and the rule_number must be from 1 to 32766."
  }
}

variable "tags" {
  description = "Tags to apply to the network ACL."
  type        = map(string)
  default     = {}
  nullable    = false
}
