locals {
  imports_into_acm = anytrue([for certificate in values(var.certificates) : certificate.import_into_acm])
  secret_arns = concat(
    [module.authority_key.secret_arn, module.authority_certificate.secret_arn],
    [for certificate in module.certificates : certificate.secret_arn],
  )
}

data "aws_iam_policy_document" "issuer" {
  statement {
    sid       = "ReadAndWriteCertificates"
    actions   = ["secretsmanager:DescribeSecret", "secretsmanager:GetSecretValue", "secretsmanager:PutSecretValue"]
    resources = local.secret_arns
  }

  statement {
    sid       = "UseKey"
    actions   = ["kms:Decrypt", "kms:GenerateDataKey"]
    resources = [local.key_arn]
  }

  dynamic "statement" {
    for_each = local.imports_into_acm ? ["acm"] : []

    content {
      sid       = "ImportIntoAcm"
      actions   = ["acm:AddTagsToCertificate", "acm:DescribeCertificate", "acm:ImportCertificate"]
      resources = ["arn:${data.aws_partition.current.partition}:acm:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:certificate/*"]
    }
  }
}

module "issuer_role" {
  source = "../../../modules/iam-role"
  count  = length(var.issuer_principal_arns) > 0 ? 1 : 0

  name                 = "${var.name}-tls-issuer"
  description          = "Runs the TLS scripts of ${var.name}"
  trusted_principals   = var.issuer_principal_arns
  inline_policies      = { issue = data.aws_iam_policy_document.issuer.json }
  permissions_boundary = var.permissions_boundary
  max_session_duration = var.issuer_session_seconds
  tags                 = var.tags

  trust_conditions = var.require_mfa_for_issuer ? [
    {
      test     = "Bool"
      variable = "aws:MultiFactorAuthPresent"
      values   = ["true"]
    },
  ] : []
}
