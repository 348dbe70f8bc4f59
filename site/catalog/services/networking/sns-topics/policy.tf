data "aws_iam_policy_document" "publish" {
  statement {
    sid       = "Publish"
    actions   = ["sns:Publish"]
    resources = [for topic in module.topics : topic.topic_arn]
  }

  dynamic "statement" {
    for_each = local.key_arn == null ? [] : [local.key_arn]

    content {
      sid       = "EncryptMessages"
      actions   = ["kms:Decrypt", "kms:GenerateDataKey*"]
      resources = [statement.value]
    }
  }
}
