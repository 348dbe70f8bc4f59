data "aws_iam_policy_document" "deploy" {
  statement {
    sid       = "ListFiles"
    actions   = ["s3:ListBucket"]
    resources = [module.bucket.bucket_arn]
  }

  statement {
    sid       = "ChangeFiles"
    actions   = ["s3:DeleteObject", "s3:GetObject", "s3:PutObject"]
    resources = ["${module.bucket.bucket_arn}/*"]
  }

  statement {
    sid       = "ClearCache"
    actions   = ["cloudfront:CreateInvalidation", "cloudfront:GetInvalidation"]
    resources = [module.distribution.distribution_arn]
  }
}

module "deploy_role" {
  source = "../../../modules/iam-role"
  count  = var.deploy_role == null ? 0 : 1

  name                 = coalesce(var.deploy_role.name, substr("${replace(var.domain_name, ".", "-")}-deploy", 0, 64))
  description          = "Puts files on ${var.domain_name} and clears its cache"
  trusted_principals   = var.deploy_role.trusted_principals
  federated_trust      = var.deploy_role.federated_trust
  permissions_boundary = var.deploy_role.permissions_boundary
  inline_policies      = { deploy = data.aws_iam_policy_document.deploy.json }
  tags                 = var.tags
}
