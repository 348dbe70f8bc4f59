locals {
  source_account_ids = length(var.source_account_ids) > 0 ? var.source_account_ids : [data.aws_caller_identity.current.account_id]

  # CloudWatch Logs has a regional principal, and identifies the log group instead of the account in its requests.
  logs_principals  = [for principal in var.service_principals : principal if startswith(principal, "logs.")]
  other_principals = [for principal in var.service_principals : principal if !startswith(principal, "logs.")]
}

data "aws_iam_policy_document" "key" {
  # Without this statement, a key whose administrators are deleted could never be managed again.
  statement {
    sid       = "AccountManagesKeyThroughIam"
    actions   = ["kms:*"]
    resources = ["*"]

    principals {
      type        = "AWS"
      identifiers = ["arn:${data.aws_partition.current.partition}:iam::${data.aws_caller_identity.current.account_id}:root"]
    }
  }

  # A deny wins over the statement above. The policy itself can still be changed, which is how the protection is lifted.
  dynamic "statement" {
    for_each = var.deletion_protection ? [1] : []

    content {
      sid       = "DenyDeletion"
      effect    = "Deny"
      actions   = ["kms:DisableKey", "kms:ScheduleKeyDeletion"]
      resources = ["*"]

      principals {
        type        = "AWS"
        identifiers = ["*"]
      }
    }
  }

  dynamic "statement" {
    for_each = length(var.administrators) > 0 ? [var.administrators] : []

    content {
      sid = "AdministratorsManageKey"
      actions = [
        "kms:CancelKeyDeletion",
        "kms:CreateAlias",
        "kms:DeleteAlias",
        "kms:DescribeKey",
        "kms:DisableKey",
        "kms:DisableKeyRotation",
        "kms:EnableKey",
        "kms:EnableKeyRotation",
        "kms:GetKeyPolicy",
        "kms:GetKeyRotationStatus",
        "kms:ListGrants",
        "kms:ListKeyPolicies",
        "kms:ListResourceTags",
        "kms:PutKeyPolicy",
        "kms:ReplicateKey",
        "kms:RetireGrant",
        "kms:RevokeGrant",
        "kms:ScheduleKeyDeletion",
        "kms:TagResource",
        "kms:UntagResource",
        "kms:UpdateAlias",
        "kms:UpdateKeyDescription",
        "kms:UpdatePrimaryRegion",
      ]
      resources = ["*"]

      principals {
        type        = "AWS"
        identifiers = statement.value
      }
    }
  }

  dynamic "statement" {
    for_each = length(var.users) > 0 ? [var.users] : []

    content {
      sid       = "UsersEncryptAndDecrypt"
      actions   = ["kms:Decrypt", "kms:DescribeKey", "kms:Encrypt", "kms:GenerateDataKey*", "kms:ReEncrypt*"]
      resources = ["*"]

      principals {
        type        = "AWS"
        identifiers = statement.value
      }
    }
  }

  # EBS, RDS and their like decrypt later, on the user's behalf: they need a grant, and only they can get one.
  dynamic "statement" {
    for_each = length(var.users) > 0 ? [var.users] : []

    content {
      sid       = "UsersGrantKeyToAwsServices"
      actions   = ["kms:CreateGrant", "kms:ListGrants", "kms:RevokeGrant"]
      resources = ["*"]

      principals {
        type        = "AWS"
        identifiers = statement.value
      }

      condition {
        test     = "Bool"
        variable = "kms:GrantIsForAWSResource"
        values   = ["true"]
      }
    }
  }

  # AWS rejects a key policy whose principals don't exist, but doesn't check the values of a condition.
  dynamic "statement" {
    for_each = length(var.user_arn_patterns) > 0 ? {
      RolesEncryptAndDecrypt     = ["kms:Decrypt", "kms:DescribeKey", "kms:Encrypt", "kms:GenerateDataKey*", "kms:ReEncrypt*"]
      RolesGrantKeyToAwsServices = ["kms:CreateGrant", "kms:ListGrants", "kms:RevokeGrant"]
    } : {}

    content {
      sid       = statement.key
      actions   = statement.value
      resources = ["*"]

      principals {
        type        = "AWS"
        identifiers = ["*"]
      }

      condition {
        test     = "StringEquals"
        variable = "kms:CallerAccount"
        values   = [data.aws_caller_identity.current.account_id]
      }

      condition {
        test     = "ArnLike"
        variable = "aws:PrincipalArn"
        values   = var.user_arn_patterns
      }

      dynamic "condition" {
        for_each = statement.key == "RolesGrantKeyToAwsServices" ? ["true"] : []

        content {
          test     = "Bool"
          variable = "kms:GrantIsForAWSResource"
          values   = [condition.value]
        }
      }
    }
  }

  dynamic "statement" {
    for_each = length(local.other_principals) > 0 ? [local.other_principals] : []

    content {
      sid       = "ServicesEncryptAndDecrypt"
      actions   = ["kms:Decrypt", "kms:DescribeKey", "kms:Encrypt", "kms:GenerateDataKey*", "kms:ReEncrypt*"]
      resources = ["*"]

      principals {
        type        = "Service"
        identifiers = statement.value
      }

      # IfExists, because some services don't send the account with every call.
      condition {
        test     = "StringEqualsIfExists"
        variable = "aws:SourceAccount"
        values   = local.source_account_ids
      }
    }
  }
  dynamic "statement" {
    for_each = length(local.logs_principals) > 0 ? [local.logs_principals] : []

    content {
      sid       = "LogGroupsEncryptAndDecrypt"
      actions   = ["kms:Decrypt", "kms:DescribeKey", "kms:Encrypt", "kms:GenerateDataKey*", "kms:ReEncrypt*"]
      resources = ["*"]

      principals {
        type        = "Service"
        identifiers = statement.value
      }

      condition {
        test     = "ArnLike"
        variable = "kms:EncryptionContext:aws:logs:arn"
        values   = [for id in local.source_account_ids : "arn:${data.aws_partition.current.partition}:logs:*:${id}:*"]
      }
    }
  }
}
