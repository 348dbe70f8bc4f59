resource "aws_lb_target_group" "this" {
  name                 = var.name
  vpc_id               = var.vpc_id
  port                 = var.port
  protocol             = var.protocol
  protocol_version     = contains(["HTTP", "HTTPS"], var.protocol) ? var.protocol_version : null
  target_type          = var.target_type
  deregistration_delay = var.deregistration_delay
  slow_start           = contains(["HTTP", "HTTPS"], var.protocol) ? var.slow_start : null
  tags                 = var.tags

  health_check {
    enabled             = true
    protocol            = var.health_check.protocol
    port                = var.health_check.port
    path                = contains(["HTTP", "HTTPS"], var.health_check.protocol) ? var.health_check.path : null
    matcher             = contains(["HTTP", "HTTPS"], var.health_check.protocol) ? var.health_check.matcher : null
    interval            = var.health_check.interval
    timeout             = var.health_check.timeout
    healthy_threshold   = var.health_check.healthy_threshold
    unhealthy_threshold = var.health_check.unhealthy_threshold
  }

  dynamic "stickiness" {
    for_each = var.stickiness_seconds == null ? [] : [var.stickiness_seconds]

    content {
      enabled         = true
      type            = "lb_cookie"
      cookie_duration = stickiness.value
    }
  }

  lifecycle {
    # A group that a listener still points at can't be destroyed, so the new one must come first. That needs a new name.
    create_before_destroy = true
  }
}

resource "aws_lb_listener_rule" "this" {
  for_each = var.listener_rules

  listener_arn = each.value.listener_arn
  priority     = each.value.priority
  tags         = var.tags

  action {
    type             = "forward"
    target_group_arn = aws_lb_target_group.this.arn
  }

  dynamic "condition" {
    for_each = length(each.value.host_headers) > 0 ? [each.value.host_headers] : []

    content {
      host_header {
        values = condition.value
      }
    }
  }

  dynamic "condition" {
    for_each = length(each.value.path_patterns) > 0 ? [each.value.path_patterns] : []

    content {
      path_pattern {
        values = condition.value
      }
    }
  }

  dynamic "condition" {
    for_each = length(each.value.source_cidr_blocks) > 0 ? [each.value.source_cidr_blocks] : []

    content {
      source_ip {
        values = condition.value
      }
    }
  }
}
