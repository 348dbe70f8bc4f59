data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

module "kms_key" {
  source = "../kms-key"

  name               = "sns/${var.name}"
  description        = "Encrypts the messages of the SNS topic ${var.name}"
  administrators     = var.kms_key_administrators
  service_principals = var.publishing_services
  tags               = var.tags
}

resource "aws_sns_topic" "this" {
  name              = var.name
  display_name      = var.display_name
  kms_master_key_id = module.kms_key.key_arn
  tags              = var.tags
}

data "aws_iam_policy_document" "topic" {
  statement {
    sid       = "ServicesOfThisAccountPublish"
    actions   = ["sns:Publish"]
    resources = [aws_sns_topic.this.arn]

    principals {
      type        = "Service"
      identifiers = var.publishing_services
    }

    # Not every publisher sends the ARN of its alarm or rule, hence IfExists.
    condition {
      test     = "ArnLikeIfExists"
      variable = "aws:SourceArn"
      values   = ["arn:${data.aws_partition.current.partition}:*:*:${data.aws_caller_identity.current.account_id}:*"]
    }
  }

  statement {
    sid       = "DenyPlainHttp"
    effect    = "Deny"
    actions   = ["sns:Publish"]
    resources = [aws_sns_topic.this.arn]

    principals {
      type        = "*"
      identifiers = ["*"]
    }

    condition {
      test     = "Bool"
      variable = "aws:SecureTransport"
      values   = ["false"]
    }
  }
}

resource "aws_sns_topic_policy" "this" {
  arn    = aws_sns_topic.this.arn
  policy = data.aws_iam_policy_document.topic.json
}

resource "aws_sns_topic_subscription" "email" {
  for_each = var.email_addresses

  topic_arn = aws_sns_topic.this.arn
  protocol  = "email"
  endpoint  = each.key
}
