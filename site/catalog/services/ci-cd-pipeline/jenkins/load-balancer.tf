resource "aws_lb" "this" {
  name                       = "${var.name}-jenkins"
  load_balancer_type         = "application"
  internal                   = var.internal
  subnets                    = var.load_balancer_subnet_ids
  security_groups            = [module.load_balancer_security_group.security_group_id]
  drop_invalid_header_fields = true
  enable_deletion_protection = var.deletion_protection
  # Agents with WebSocket keep one connection open and send a ping every half minute.
  idle_timeout = 120
  tags         = var.tags

  dynamic "access_logs" {
    for_each = var.access_log_bucket == null ? [] : [var.access_log_bucket]

    content {
      enabled = true
      bucket  = access_logs.value
      prefix  = "${var.name}-jenkins"
    }
  }
}

module "target_group" {
  source = "../../../modules/listener-target-group"

  name   = "${var.name}-jenkins"
  vpc_id = var.vpc_id
  port   = local.port
  tags   = var.tags

  health_check = {
    # The only page that Jenkins shows to everybody.
    path                = "/login"
    matcher             = "200"
    interval            = 30
    unhealthy_threshold = 5
  }
}

resource "aws_lb_listener" "https" {
  load_balancer_arn = aws_lb.this.arn
  port              = 443
  protocol          = "HTTPS"
  ssl_policy        = "ELBSecurityPolicy-TLS13-1-2-2021-06"
  certificate_arn   = var.certificate_arn
  tags              = var.tags

  default_action {
    type             = "forward"
    target_group_arn = module.target_group.target_group_arn
  }
}

resource "aws_lb_listener" "http" {
  load_balancer_arn = aws_lb.this.arn
  port              = 80
  protocol          = "HTTP"
  tags              = var.tags

  default_action {
    type = "redirect"

    redirect {
      port        = "443"
      protocol    = "HTTPS"
      status_code = "HTTP_301"
    }
  }
}

resource "aws_route53_record" "this" {
  zone_id = var.hosted_zone_id
  name    = var.domain_name
  type    = "A"

  alias {
    name                   = aws_lb.this.dns_name
    zone_id                = aws_lb.this.zone_id
    evaluate_target_health = true
  }
}
