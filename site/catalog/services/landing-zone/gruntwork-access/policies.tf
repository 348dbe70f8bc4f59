data "aws_iam_policy_document" "guardrails" {
  # The trust policy is checked only when the role is assumed. Without this statement, a running session would continue after the end.
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

  # The role can't extend its own permissions or access.
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

  # The levels audit and read-only don't allow these in the first place. For operate and full, this is a hurdle: whoever can create a
  # function or copy a snapshot finds another way to the data.
  dynamic "statement" {
    for_each = var.allow_reading_data ? [] : [1]

    content {
      sid    = "DenyReadingData"
      effect = "Deny"
      actions = [
        "athena:GetQueryResults",
        "athena:GetQueryResultsStream",
        "codecommit:GetBlob",
        "codecommit:GetFile",
        "codecommit:GitPull",
        "dynamodb:BatchGetItem",
        "dynamodb:ExportTableToPointInTime",
        "dynamodb:GetItem",
        "dynamodb:GetRecords",
        "dynamodb:PartiQLSelect",
        "dynamodb:Query",
        "dynamodb:Scan",
        "ebs:GetSnapshotBlock",
        "ecr:BatchGetImage",
        "ecr:GetDownloadUrlForLayer",
        "kinesis:GetRecords",
        "kinesis:SubscribeToShard",
        "kms:Decrypt",
        "lambda:GetFunction",
        "lambda:GetFunctionConfiguration",
        "lambda:GetLayerVersion",
        "logs:FilterLogEvents",
        "logs:GetLogEvents",
        "logs:GetLogRecord",
        "logs:GetQueryResults",
        "logs:StartLiveTail",
        "logs:StartQuery",
        "logs:Unmask",
        "rds-data:*",
        "redshift-data:GetStatementResult",
        "redshift-data:GetStatementResultV2",
        "s3:GetObject",
        "s3:GetObjectVersion",
        "secretsmanager:BatchGetSecretValue",
        "secretsmanager:GetSecretValue",
        "sqs:ReceiveMessage",
        "ssm:GetParameter",
        "ssm:GetParameterHistory",
        "ssm:GetParameters",
        "ssm:GetParametersByPath",
        "ssm:StartSession",
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
