data "aws_caller_identity" "current" {}

data "aws_vpc" "this" {
  id = var.vpc_id
}

locals {
  http_listeners = {
    for name, listener in var.http_listeners : name => {
      port     = listener.port
      protocol = "HTTP"
      default_action = {
        type          = listener.redirect_to_https ? "redirect" : "fixed-response"
        redirect_port = tostring(listener.redirect_port)
        status_code   = listener.redirect_to_https ? "HTTP_301" : tostring(var.default_response.status_code)
        message_body  = var.default_response.message_body
      }
    }
  }

  https_listeners = {
    for name, listener in var.https_listeners : name => {
      port                        = listener.port
      protocol                    = "HTTPS"
      certificate_arn             = listener.certificate_arn
      additional_certificate_arns = listener.additional_certificate_arns
      ssl_policy                  = listener.ssl_policy
      default_action = {
        type         = "fixed-response"
        status_code  = tostring(var.default_response.status_code)
        message_body = var.default_response.message_body
      }
    }
  }

  # The block of a VPC that's created in the same plan isn't known yet, so it can't be a key.
  target_cidr_blocks = length(var.target_cidr_blocks) > 0 ? { for block in var.target_cidr_blocks : block => block } : { vpc = data.aws_vpc.this.cidr_block }

  ports = distinct(concat(
    [for listener in values(var.http_listeners) : listener.port],
    [for listener in values(var.https_listeners) : listener.port],
  ))
}

module "security_group" {
  source = "../../../modules/security-group"

  name        = "${var.name}-alb"
  description = "Clients and targets of the load balancer ${var.name}"
  vpc_id      = var.vpc_id
  tags        = var.tags

  ingress_rules = merge([
    for port in local.ports : merge(
      {
        for block in toset(var.allowed_cidr_blocks) : "ipv4-${port}-${block}" => {
          description = "Clients in ${block}"
          from_port   = port
          to_port     = port
          ip_protocol = "tcp"
          cidr_ipv4   = block
        }
      },
      {
        for block in toset(var.allowed_ipv6_cidr_blocks) : "ipv6-${port}-${block}" => {
          description = "Clients in ${block}"
          from_port   = port
          to_port     = port
          ip_protocol = "tcp"
          cidr_ipv6   = block
        }
      },
      {
        for name, id in var.allowed_security_group_ids : "group-${port}-${name}" => {
          description                  = "Clients in the security group ${name}"
          from_port                    = port
          to_port                      = port
          ip_protocol                  = "tcp"
          referenced_security_group_id = id
        }
      },
    )
  ]...)

  # Targets choose their ports themselves, those of ECS tasks even at random.
  egress_rules = {
    for name, block in local.target_cidr_blocks : "targets-${name}" => {
      description = "Targets"
      from_port   = 1
      to_port     = 65535
      ip_protocol = "tcp"
      cidr_ipv4   = block
    }
  }
}

# Earlier releases had positions as keys, of which the first was the VPC's block unless others were named.
moved {
  from = module.security_group.aws_vpc_security_group_egress_rule.this["targets-0"]
  to   = module.security_group.aws_vpc_security_group_egress_rule.this["targets-vpc"]
}

module "load_balancer" {
  source = "../../../modules/load-balancer"

  name                       = var.name
  load_balancer_type         = "application"
  internal                   = var.internal
  subnet_ids                 = var.subnet_ids
  security_group_ids         = [module.security_group.security_group_id]
  ip_address_type            = var.ip_address_type
  listeners                  = merge(local.http_listeners, local.https_listeners)
  idle_timeout               = var.idle_timeout
  drop_invalid_header_fields = var.drop_invalid_header_fields
  desync_mitigation_mode     = var.desync_mitigation_mode
  enable_deletion_protection = var.enable_deletion_protection
  tags                       = var.tags

  access_logs = var.access_logs.enabled ? {
    bucket = local.log_bucket
    prefix = var.access_logs.prefix
  } : null

  # AWS tries the bucket out when it creates the load balancer, so the bucket's policy must be in place.
  depends_on = [module.access_log_bucket]
}

resource "aws_wafv2_web_acl_association" "this" {
  count = var.web_acl == null ? 0 : 1

  resource_arn = module.load_balancer.load_balancer_arn
  web_acl_arn  = var.web_acl.arn
}

resource "aws_route53_record" "ipv4" {
  for_each = var.dns_records

  zone_id = each.value.hosted_zone_id
  name    = each.key
  type    = "A"

  alias {
    name                   = module.load_balancer.dns_name
    zone_id                = module.load_balancer.hosted_zone_id
    evaluate_target_health = each.value.evaluate_target_health
  }
}

resource "aws_route53_record" "ipv6" {
  for_each = var.ip_address_type == "dualstack" ? var.dns_records : {}

  zone_id = each.value.hosted_zone_id
  name    = each.key
  type    = "AAAA"

  alias {
    name                   = module.load_balancer.dns_name
    zone_id                = module.load_balancer.hosted_zone_id
    evaluate_target_health = each.value.evaluate_target_health
  }
}
