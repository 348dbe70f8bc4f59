data "aws_iam_policy_document" "access" {
  statement {
    sid       = "HttpRequests"
    actions   = ["es:ESHttp*"]
    resources = ["${local.domain_arn}/*"]

    # Requests with a user name and password carry no IAM identity. The domain's own roles decide about
    # them, and the security group about who gets that far.
    principals {
      type        = "AWS"
      identifiers = var.master_user_arn == null ? ["*"] : distinct(concat([var.master_user_arn], var.access_principal_arns))
    }
  }
}

resource "aws_opensearch_domain_policy" "this" {
  domain_name     = aws_opensearch_domain.this.domain_name
  access_policies = data.aws_iam_policy_document.access.json
}

resource "aws_route53_record" "custom_endpoint" {
  count = try(var.custom_endpoint.hosted_zone_id, null) == null ? 0 : 1

  zone_id = var.custom_endpoint.hosted_zone_id
  name    = var.custom_endpoint.domain_name
  type    = "CNAME"
  ttl     = 300
  records = [aws_opensearch_domain.this.endpoint]
}
