locals {
  tags         = merge(var.tags, { ZoneSet = var.name })
  certificates = { for domain, zone in var.public_zones : domain => zone.certificate if zone.certificate != null }
}

module "public_zones" {
  source   = "../../../modules/hosted-zone"
  for_each = var.public_zones

  domain_name       = each.key
  comment           = each.value.comment
  delegation_set_id = each.value.delegation_set_id == null ? var.delegation_set_id : each.value.delegation_set_id
  parent            = each.value.parent
  records           = each.value.records
  dnssec            = each.value.dnssec
  query_logging     = each.value.query_logging
  force_destroy     = each.value.force_destroy
  tags              = merge(local.tags, each.value.tags)
}

module "private_zones" {
  source   = "../../../modules/hosted-zone"
  for_each = var.private_zones

  domain_name   = each.key
  comment       = each.value.comment
  vpcs          = each.value.vpcs
  records       = each.value.records
  force_destroy = each.value.force_destroy
  tags          = merge(local.tags, each.value.tags)
}

module "certificates" {
  source   = "../../../modules/acm-certificate"
  for_each = local.certificates

  domain_name               = each.key
  subject_alternative_names = concat(each.value.include_wildcard ? ["*.${each.key}"] : [], each.value.subject_alternative_names)
  hosted_zone_id            = module.public_zones[each.key].hosted_zone_id
  key_algorithm             = var.certificate_key_algorithm
  wait_for_validation       = each.value.wait_for_validation
  tags                      = local.tags
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${var.name}-"
  alarm_topic_arns = var.alarm_topic_arns
  tags             = local.tags

  # ACM publishes the metric twice a day, hence a period of one day.
  alarms = {
    for domain, certificate in local.certificates : "${domain}-certificate-expires" => {
      namespace           = "AWS/CertificateManager"
      metric_name         = "DaysToExpiry"
      dimensions          = { CertificateArn = module.certificates[domain].certificate_arn }
      statistic           = "Minimum"
      period              = 86400
      evaluation_periods  = 1
      threshold           = var.certificate_expiry_alarm_days
      comparison_operator = "LessThanThreshold"
      description         = "ACM could not renew the certificate for ${domain}: check that its validation records are still in the zone."
    }
  }
}
