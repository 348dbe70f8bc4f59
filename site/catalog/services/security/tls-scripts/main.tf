data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

data "aws_region" "current" {}

locals {
  key_arn     = var.create_kms_key ? module.key[0].key_arn : var.kms_key_arn
  reader_arns = distinct(concat(var.authority_reader_arns, flatten([for certificate in values(var.certificates) : certificate.reader_arns])))
}

module "key" {
  source = "../../../modules/kms-key"
  count  = var.create_kms_key ? 1 : 0

  name           = "${var.name}-tls"
  description    = "TLS certificates of ${var.name}"
  administrators = var.kms_key_administrators
  users          = local.reader_arns
  tags           = var.tags
}

# Terraform creates the secrets and leaves them empty: a private key that Terraform knew would be in its state forever.
module "authority_key" {
  source = "../../../modules/secret"

  name                    = "${var.name}/tls/authority-key"
  description             = "The private key of the certificate authority ${var.certificate_authority.common_name}. Only issuers may read it."
  kms_key_arn             = local.key_arn
  recovery_window_in_days = var.recovery_window_in_days
  tags                    = var.tags
}

module "authority_certificate" {
  source = "../../../modules/secret"

  name                    = "${var.name}/tls/authority-certificate"
  description             = "The certificate of the authority ${var.certificate_authority.common_name}, which clients trust."
  kms_key_arn             = local.key_arn
  reader_arns             = var.authority_reader_arns
  recovery_window_in_days = var.recovery_window_in_days
  tags                    = var.tags
}

module "certificates" {
  source   = "../../../modules/secret"
  for_each = var.certificates

  name                    = "${var.name}/tls/${each.key}"
  description             = "Certificate and private key of ${each.value.common_name}, as JSON."
  kms_key_arn             = local.key_arn
  reader_arns             = each.value.reader_arns
  recovery_window_in_days = var.recovery_window_in_days
  tags                    = var.tags
}

resource "aws_cloudwatch_event_rule" "expiry" {
  count = length(var.expiry_topic_arns) > 0 ? 1 : 0

  name        = "${var.name}-tls-expiry"
  description = "Certificates in ACM that are about to expire"
  tags        = var.tags

  event_pattern = jsonencode({
    source      = ["aws.acm"]
    detail-type = ["ACM Certificate Approaching Expiration"]
  })
}

resource "aws_cloudwatch_event_target" "expiry" {
  count = length(var.expiry_topic_arns)

  rule = aws_cloudwatch_event_rule.expiry[0].name
  arn  = var.expiry_topic_arns[count.index]
}
