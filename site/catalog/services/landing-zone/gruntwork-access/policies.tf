data "aws_iam_policy_document" "guardrails" {
  # The trust is checked only when the role is assumed: without this, a session that began in time would go on after the end.
  dynamic "statement" {
    for_each = var.valid_until == null ? [] : [var.valid_until]

    content {
      sid       = "DenyAfterEnd"
      effect    = "Deny"
      actions   = ["*"]
      resources = ["*"]

      condition {
        test     = "DateGreaterThan"
        variable = "aws:CurrentTime"
        values   = [statement.value]
      }
    }
  }

  # The guests may not open the door wider, or keep it open.
  statement {
    sid    = "DenyChangingThisAccess"
    effect = "Deny"
    actions = [
      "iam:AttachRolePolicy",
      "iam:DeleteRolePermissionsBoundary",
      "iam:DeleteRolePolicy",
      "iam:DetachRolePolicy",
      "iam:PutRolePermissionsBoundary",
      "iam:PutRolePolicy",
      "iam:UpdateAssumeRolePolicy",
      "iam:UpdateRole",
    ]
    resources = ["arn:${local.partition}:iam::*:role${var.path}${var.name}"]
  }

  dynamic "statement" {
    for_each = var.protect_audit_trail ? [1] : []

    content {
      sid    = "DenyHidingTracks"
      effect = "Deny"
      actions = [
        "cloudtrail:DeleteTrail",
        "cloudtrail:PutEventSelectors",
        "cloudtrail:StopLogging",
        "cloudtrail:UpdateTrail",
        "config:DeleteConfigurationRecorder",
        "config:DeleteDeliveryChannel",
        "config:StopConfigurationRecorder",
        "guardduty:DeleteDetector",
        "guardduty:UpdateDetector",
      ]
      resources = ["*"]
    }
  }

  dynamic "statement" {
    for_each = var.allow_reading_data ? [] : [1]

    content {
      sid    = "DenyReadingData"
      effect = "Deny"
      actions = [
        "athena:GetQueryResults",
        "dynamodb:BatchGetItem",
        "dynamodb:GetItem",
        "dynamodb:Query",
        "dynamodb:Scan",
        "kms:Decrypt",
        "s3:GetObject",
        "s3:GetObjectVersion",
        "secretsmanager:GetSecretValue",
        "ssm:GetParameter",
        "ssm:GetParameters",
        "ssm:GetParametersByPath",
      ]
      resources = ["*"]
    }
  }

  dynamic "statement" {
    for_each = length(var.denied_actions) > 0 ? [var.denied_actions] : []

    content {
      sid       = "DenyFurtherActions"
      effect    = "Deny"
      actions   = statement.value
      resources = ["*"]
    }
  }
}

data "aws_iam_policy_document" "assume_roles" {
  statement {
    sid       = "AssumeRolesInOtherAccounts"
    actions   = ["sts:AssumeRole"]
    resources = var.assumable_role_arns
  }
}
