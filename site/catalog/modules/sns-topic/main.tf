data "aws_caller_identity" "current" {}

resource "aws_sns_topic" "this" {
  name                        = var.fifo ? "${var.name}.fifo" : var.name
  display_name                = var.display_name
  fifo_topic                  = var.fifo
  content_based_deduplication = var.fifo ? var.content_based_deduplication : null
  kms_master_key_id           = var.kms_key_arn
  signature_version           = 2
  tags                        = merge(var.tags, { Name = var.name })
}

data "aws_iam_policy_document" "access" {
  # An explicit policy replaces AWS's default one, which would otherwise let this account's principals in.
  statement {
    sid = "AccountUsesTopicThroughIam"
    actions = [
      "sns:AddPermission",
      "sns:DeleteTopic",
      "sns:GetTopicAttributes",
      "sns:ListSubscriptionsByTopic",
      "sns:Publish",
      "sns:RemovePermission",
      "sns:SetTopicAttributes",
      "sns:Subscribe",
    ]
    resources = [aws_sns_topic.this.arn]

    principals {
      type        = "AWS"
      identifiers = ["*"]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:PrincipalAccount"
      values   = [data.aws_caller_identity.current.account_id]
    }
  }

  statement {
    sid       = "DenyPlainHttp"
    effect    = "Deny"
    actions   = ["sns:Publish"]
    resources = [aws_sns_topic.this.arn]

    principals {
      type        = "AWS"
      identifiers = ["*"]
    }

    condition {
      test     = "Bool"
      variable = "aws:SecureTransport"
      values   = ["false"]
    }
  }

  dynamic "statement" {
    for_each = length(var.publisher_services) > 0 ? [var.publisher_services] : []

    content {
      sid       = "ServicesPublish"
      actions   = ["sns:Publish"]
      resources = [aws_sns_topic.this.arn]

      principals {
        type        = "Service"
        identifiers = statement.value
      }

      # Keeps the service from publishing on behalf of another account. IfExists, because not every service sends the account it acts, and
      # an alarm that is never delivered is the greater harm.
      condition {
        test     = "StringEqualsIfExists"
        variable = "aws:SourceAccount"
        values   = [data.aws_caller_identity.current.account_id]
      }
    }
  }

  dynamic "statement" {
    for_each = length(var.publisher_arns) > 0 ? [var.publisher_arns] : []

    content {
      sid       = "PrincipalsPublish"
      actions   = ["sns:Publish"]
      resources = [aws_sns_topic.this.arn]

      principals {
        type        = "AWS"
        identifiers = statement.value
      }
    }
  }

  dynamic "statement" {
    for_each = length(var.subscriber_account_ids) > 0 ? [var.subscriber_account_ids] : []

    content {
      sid       = "AccountsSubscribe"
      actions   = ["sns:Subscribe"]
      resources = [aws_sns_topic.this.arn]

      principals {
        type        = "AWS"
        identifiers = statement.value
      }

      condition {
        test     = "StringEquals"
        variable = "sns:Protocol"
        values   = ["lambda", "sqs"]
      }
    }
  }
}

resource "aws_sns_topic_policy" "this" {
  arn    = aws_sns_topic.this.arn
  policy = data.aws_iam_policy_document.access.json
}

resource "aws_sns_topic_subscription" "this" {
  for_each = var.subscriptions

  topic_arn             = aws_sns_topic.this.arn
  protocol              = each.value.protocol
  endpoint              = each.value.endpoint
  filter_policy         = each.value.filter_policy_json
  filter_policy_scope   = each.value.filter_policy_json == null ? null : each.value.filter_policy_scope
  raw_message_delivery  = each.value.raw_message_delivery
  redrive_policy        = each.value.dead_letter_queue_arn == null ? null : jsonencode({ deadLetterTargetArn = each.value.dead_letter_queue_arn })
  subscription_role_arn = each.value.role_arn
}
