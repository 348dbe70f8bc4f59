locals {
  client_cidr_rules = {
    for cidr in toset(var.allowed_cidr_blocks) : "cidr-${cidr}" => {
      description = "Search clients in ${cidr}"
      from_port   = 443
      to_port     = 443
      ip_protocol = "tcp"
      cidr_ipv4   = cidr
    }
  }

  # The index is the key because an ID may be unknown at plan time.
  client_group_rules = {
    for index, id in var.allowed_security_group_ids : "group-${index}" => {
      description                  = "Search clients in a security group"
      from_port                    = 443
      to_port                      = 443
      ip_protocol                  = "tcp"
      referenced_security_group_id = id
    }
  }
}

module "security_group" {
  source = "../../../modules/security-group"

  name          = "${var.name}-opensearch"
  description   = "Clients of the OpenSearch domain ${var.name}"
  vpc_id        = var.vpc_id
  ingress_rules = merge(local.client_cidr_rules, local.client_group_rules)
  egress_rules  = {}
  tags          = var.tags
}
