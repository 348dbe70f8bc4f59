locals {
  # Dots in a bucket name cause problems with TLS certificates.
  bucket_name = coalesce(var.bucket_name, replace(var.domain_name, ".", "-"))

  aliases = concat([var.domain_name], var.additional_domain_names)

  # 403 has no page of its own, so that blocked visitors don't get the site with status 200.
  error_responses = {
    "404" = {
      response_code = var.single_page_app ? 200 : 404
      page_path     = var.single_page_app ? "/${var.index_document}" : "/${var.error_document}"
      cache_seconds = var.error_cache_seconds
    }
  }
}

module "bucket" {
  source = "../../../modules/s3-bucket"

  name               = local.bucket_name
  versioning         = true
  access_log_bucket  = var.bucket_access_log_bucket
  bucket_policy_json = data.aws_iam_policy_document.read_by_distribution.json
  force_destroy      = var.force_destroy
  tags               = var.tags

  lifecycle_rules = {
    old-versions = {
      expire_noncurrent_after_days = var.old_versions_expire_after_days
    }
  }
}

# Only this distribution can read the bucket.
data "aws_iam_policy_document" "read_by_distribution" {
  statement {
    sid       = "ReadByDistribution"
    actions   = ["s3:GetObject"]
    resources = ["${module.bucket.bucket_arn}/*"]

    principals {
      type        = "Service"
      identifiers = ["cloudfront.amazonaws.com"]
    }

    condition {
      test     = "StringEquals"
      variable = "AWS:SourceArn"
      values   = [module.distribution.distribution_arn]
    }
  }

  # Without this permission, S3 answers 403 for a missing file, which looks the same as a request that WAF or a country rule blocks.
  statement {
    sid       = "FindMissingFiles"
    actions   = ["s3:ListBucket"]
    resources = [module.bucket.bucket_arn]

    principals {
      type        = "Service"
      identifiers = ["cloudfront.amazonaws.com"]
    }

    condition {
      test     = "StringEquals"
      variable = "AWS:SourceArn"
      values   = [module.distribution.distribution_arn]
    }
  }
}

module "distribution" {
  source = "../../../modules/cloudfront-distribution"

  name                        = replace(var.domain_name, ".", "-")
  bucket_regional_domain_name = module.bucket.bucket_regional_domain_name
  aliases                     = local.aliases
  acm_certificate_arn         = var.acm_certificate_arn
  default_root_object         = var.index_document
  rewrite_folders_to_index    = !var.single_page_app
  cache_policy_name           = var.cache_policy_name
  price_class                 = var.price_class
  allowed_countries           = var.allowed_countries
  frame_option                = var.frame_option
  hsts_max_age_seconds        = var.hsts_max_age_seconds
  hsts_include_subdomains     = var.hsts_include_subdomains
  content_security_policy     = var.content_security_policy
  web_acl_arn                 = var.web_acl_arn
  tags                        = var.tags

  error_responses = local.error_responses

  log_bucket = var.create_log_bucket ? { domain_name = module.log_bucket[0].bucket_domain_name } : null
}

module "log_bucket" {
  source = "../../../modules/s3-bucket"
  count  = var.create_log_bucket ? 1 : 0

  name       = "${local.bucket_name}-logs"
  versioning = false
  # CloudFront writes its log files with an ACL.
  object_ownership = "BucketOwnerPreferred"
  force_destroy    = var.force_destroy
  tags             = var.tags

  lifecycle_rules = {
    expire = {
      expire_after_days = var.logs_expire_after_days
    }
  }
}

resource "aws_route53_record" "ipv4" {
  for_each = toset(var.create_dns_records ? local.aliases : [])

  zone_id = var.hosted_zone_id
  name    = each.value
  type    = "A"

  alias {
    name                   = module.distribution.domain_name
    zone_id                = module.distribution.hosted_zone_id
    evaluate_target_health = false
  }

  lifecycle {
    precondition {
      condition     = var.hosted_zone_id != null
      error_message = "Set hosted_zone_id to the zone for the records, or create_dns_records to false."
    }
  }
}

resource "aws_route53_record" "ipv6" {
  for_each = toset(var.create_dns_records ? local.aliases : [])

  zone_id = var.hosted_zone_id
  name    = each.value
  type    = "AAAA"

  alias {
    name                   = module.distribution.domain_name
    zone_id                = module.distribution.hosted_zone_id
    evaluate_target_health = false
  }

  lifecycle {
    precondition {
      condition     = var.hosted_zone_id != null
      error_message = "Set hosted_zone_id to the zone for the records, or create_dns_records to false."
    }
  }
}
