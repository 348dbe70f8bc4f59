locals {
  client_cidr_rules = {
    for cidr in toset(var.allowed_cidr_blocks) : "cidr-${cidr}" => {
      description = "Users in ${cidr}"
      cidr_ipv4   = cidr
    }
  }

  # The index is the key because an ID may be unknown at plan time.
  client_group_rules = {
    for index, id in var.allowed_security_group_ids : "group-${index}" => {
      description                  = "Users in a security group"
      referenced_security_group_id = id
    }
  }

  load_balancer_ports = { http = 80, https = 443 }
}

module "load_balancer_security_group" {
  source = "../../../modules/security-group"

  name        = "${var.name}-jenkins-lb"
  description = "Users of the Jenkins server ${var.name}"
  vpc_id      = var.vpc_id
  tags        = var.tags

  ingress_rules = merge([
    for name, port in local.load_balancer_ports : {
      for key, rule in merge(local.client_cidr_rules, local.client_group_rules) : "${name}-${key}" => {
        description                  = rule.description
        from_port                    = port
        to_port                      = port
        ip_protocol                  = "tcp"
        cidr_ipv4                    = try(rule.cidr_ipv4, null)
        referenced_security_group_id = try(rule.referenced_security_group_id, null)
      }
    }
  ]...)

  egress_rules = {
    jenkins = {
      description = "The Jenkins server"
      from_port   = local.port
      to_port     = local.port
      ip_protocol = "tcp"
      cidr_ipv4   = data.aws_subnet.instance.cidr_block
    }
  }
}

module "instance_security_group" {
  source = "../../../modules/security-group"

  name        = "${var.name}-jenkins"
  description = "The Jenkins server ${var.name}"
  vpc_id      = var.vpc_id
  tags        = var.tags

  ingress_rules = merge(
    {
      load-balancer = {
        description                  = "The load balancer"
        from_port                    = local.port
        to_port                      = local.port
        ip_protocol                  = "tcp"
        referenced_security_group_id = module.load_balancer_security_group.security_group_id
      }
    },
    {
      for index, id in var.agent_security_group_ids : "agent-${index}" => {
        description                  = "Inbound build agents"
        from_port                    = local.agent_port
        to_port                      = local.agent_port
        ip_protocol                  = "tcp"
        referenced_security_group_id = id
      }
    },
  )

  egress_rules = {
    for port in var.egress_tcp_ports : "tcp-${port}" => {
      description = "Downloads, code and AWS APIs on port ${port}"
      from_port   = port
      to_port     = port
      ip_protocol = "tcp"
      cidr_ipv4   = "0.0.0.0/0"
    }
  }
}
