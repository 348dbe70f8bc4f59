locals {
  is_application = var.load_balancer_type == "application"

  # Names are the keys, because the ARN of a new certificate isn't known at plan time.
  additional_certificates = merge([
    for name, listener in var.listeners : {
      for certificate, arn in listener.additional_certificate_arns : "${name}/${certificate}" => { listener = name, arn = arn }
    }
  ]...)
}

resource "aws_lb" "this" {
  name                             = var.name
  load_balancer_type               = var.load_balancer_type
  internal                         = var.internal
  subnets                          = var.subnet_ids
  security_groups                  = var.security_group_ids
  ip_address_type                  = var.ip_address_type
  idle_timeout                     = local.is_application ? var.idle_timeout : null
  drop_invalid_header_fields       = local.is_application ? var.drop_invalid_header_fields : null
  desync_mitigation_mode           = local.is_application ? var.desync_mitigation_mode : null
  enable_cross_zone_load_balancing = local.is_application ? null : var.enable_cross_zone_load_balancing
  enable_deletion_protection       = var.enable_deletion_protection
  tags                             = merge(var.tags, { Name = var.name })

  dynamic "access_logs" {
    for_each = var.access_logs == null ? [] : [var.access_logs]

    content {
      enabled = true
      bucket  = access_logs.value.bucket
      prefix  = access_logs.value.prefix
    }
  }
}

resource "aws_lb_listener" "this" {
  for_each = var.listeners

  load_balancer_arn = aws_lb.this.arn
  port              = each.value.port
  protocol          = each.value.protocol
  certificate_arn   = each.value.certificate_arn
  ssl_policy        = contains(["HTTPS", "TLS"], each.value.protocol) ? each.value.ssl_policy : null
  tags              = merge(var.tags, { Name = "${var.name}-${each.key}" })

  default_action {
    type             = each.value.default_action.type
    target_group_arn = each.value.default_action.target_group_arn

    dynamic "redirect" {
      for_each = each.value.default_action.type == "redirect" ? [each.value.default_action] : []

      content {
        port        = redirect.value.redirect_port
        protocol    = redirect.value.redirect_protocol
        status_code = coalesce(redirect.value.status_code, "HTTP_301")
      }
    }

    dynamic "fixed_response" {
      for_each = each.value.default_action.type == "fixed-response" ? [each.value.default_action] : []

      content {
        content_type = "text/plain"
        message_body = fixed_response.value.message_body
        status_code  = coalesce(fixed_response.value.status_code, "404")
      }
    }
  }
}

resource "aws_lb_listener_certificate" "this" {
  for_each = local.additional_certificates

  listener_arn    = aws_lb_listener.this[each.value.listener].arn
  certificate_arn = each.value.arn
}

# Earlier releases had positions as keys. To destroy one of those would take away the certificate that its successor has just added.
removed {
  from = aws_lb_listener_certificate.additional

  lifecycle {
    destroy = false
  }
}
