locals {
  # A name and its wildcard share one validation record.
  validated_names = toset([for name in concat([var.domain_name], var.subject_alternative_names) : trimprefix(name, "*.")])
}

resource "aws_acm_certificate" "this" {
  domain_name               = var.domain_name
  subject_alternative_names = var.subject_alternative_names
  key_algorithm             = var.key_algorithm
  validation_method         = "DNS"
  tags                      = merge(var.tags, { Name = var.domain_name })

  lifecycle {
    # A certificate in use can't be deleted, so its successor must be in place first.
    create_before_destroy = true
  }
}

resource "aws_route53_record" "validation" {
  for_each = local.validated_names

  zone_id         = var.hosted_zone_id
  name            = [for option in aws_acm_certificate.this.domain_validation_options : option.resource_record_name if trimprefix(option.domain_name, "*.") == each.value][0]
  type            = [for option in aws_acm_certificate.this.domain_validation_options : option.resource_record_type if trimprefix(option.domain_name, "*.") == each.value][0]
  records         = [[for option in aws_acm_certificate.this.domain_validation_options : option.resource_record_value if trimprefix(option.domain_name, "*.") == each.value][0]]
  ttl             = 300
  allow_overwrite = true
}

resource "aws_acm_certificate_validation" "this" {
  count = var.wait_for_validation ? 1 : 0

  certificate_arn         = aws_acm_certificate.this.arn
  validation_record_fqdns = [for record in aws_route53_record.validation : record.fqdn]
}
