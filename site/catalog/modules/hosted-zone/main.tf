resource "aws_route53_zone" "this" {
  name              = var.domain_name
  comment           = var.comment
  delegation_set_id = var.delegation_set_id
  force_destroy     = var.force_destroy
  tags              = merge(var.tags, { Name = var.domain_name })

  dynamic "vpc" {
    for_each = var.vpcs

    content {
      vpc_id     = vpc.value.vpc_id
      vpc_region = vpc.value.vpc_region
    }
  }

  lifecycle {
    precondition {
      condition     = length(var.vpcs) == 0 || (var.delegation_set_id == null && var.parent == null && var.dnssec == null && var.query_logging == null)
      error_message = "A private zone takes no delegation_set_id, parent, dnssec or query_logging: leave them out or remove vpcs."
    }
  }
}

resource "aws_route53_record" "this" {
  for_each = var.records

  zone_id = aws_route53_zone.this.zone_id
  name    = each.value.name == "" ? var.domain_name : "${each.value.name}.${var.domain_name}"
  type    = each.value.type
  ttl     = each.value.ttl
  records = each.value.values
}

resource "aws_route53_record" "delegation" {
  count = var.parent == null ? 0 : 1

  zone_id = var.parent.hosted_zone_id
  name    = var.domain_name
  type    = "NS"
  ttl     = var.parent.ttl
  records = aws_route53_zone.this.name_servers
}

resource "aws_route53_key_signing_key" "this" {
  count = var.dnssec == null ? 0 : 1

  hosted_zone_id             = aws_route53_zone.this.zone_id
  key_management_service_arn = var.dnssec.kms_key_arn
  name                       = replace(var.domain_name, "/[^a-z0-9]/", "_")
}

resource "aws_route53_hosted_zone_dnssec" "this" {
  count = var.dnssec == null ? 0 : 1

  hosted_zone_id = aws_route53_key_signing_key.this[0].hosted_zone_id
}

resource "aws_route53_query_log" "this" {
  count = var.query_logging == null ? 0 : 1

  zone_id                  = aws_route53_zone.this.zone_id
  cloudwatch_log_group_arn = var.query_logging.log_group_arn
}
