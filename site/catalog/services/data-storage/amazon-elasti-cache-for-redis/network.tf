locals {
  client_cidr_rules = {
    for cidr in toset(var.allowed_cidr_blocks) : "cidr-${cidr}" => {
      description = "Cache clients in ${cidr}"
      from_port   = var.port
      to_port     = var.port
      ip_protocol = "tcp"
      cidr_ipv4   = cidr
    }
  }

  # The index is the key because an ID may be unknown at plan time.
  client_group_rules = {
    for index, id in var.allowed_security_group_ids : "group-${index}" => {
      description                  = "Cache clients in a security group"
      from_port                    = var.port
      to_port                      = var.port
      ip_protocol                  = "tcp"
      referenced_security_group_id = id
    }
  }
}

module "security_group" {
  source = "../../../modules/security-group"

  name          = "${var.name}-redis"
  description   = "Clients of the Redis cache ${var.name}"
  vpc_id        = var.vpc_id
  ingress_rules = merge(local.client_cidr_rules, local.client_group_rules)
  egress_rules  = {}
  tags          = var.tags
}
