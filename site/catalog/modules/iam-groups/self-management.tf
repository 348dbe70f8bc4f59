locals {
  # Policies attach to groups, so these two reach every user that is in at least one of them.
  own_user = [
    "arn:${data.aws_partition.current.partition}:iam::${data.aws_caller_identity.current.account_id}:user/&{aws:username}",
    "arn:${data.aws_partition.current.partition}:iam::${data.aws_caller_identity.current.account_id}:user/*/&{aws:username}",
  ]
  mfa_devices = "arn:${data.aws_partition.current.partition}:iam::${data.aws_caller_identity.current.account_id}:mfa/*"
}

data "aws_iam_policy_document" "self_management" {
  statement {
    sid       = "ViewAccount"
    actions   = ["iam:GetAccountPasswordPolicy", "iam:GetAccountSummary", "iam:ListUsers", "iam:ListVirtualMFADevices"]
    resources = ["*"]
  }

  statement {
    sid = "ManageOwnPasswordAndKeys"
    actions = [
      "iam:ChangePassword",
      "iam:CreateAccessKey",
      "iam:DeleteAccessKey",
      "iam:GetAccessKeyLastUsed",
      "iam:GetLoginProfile",
      "iam:GetUser",
      "iam:ListAccessKeys",
      "iam:ListGroupsForUser",
      "iam:UpdateAccessKey",
    ]
    resources = local.own_user
  }

  statement {
    sid       = "ManageOwnMfaDevice"
    actions   = ["iam:EnableMFADevice", "iam:GetMFADevice", "iam:ListMFADevices", "iam:ResyncMFADevice"]
    resources = local.own_user
  }

  # A device has its own ARN until it is enabled for a user.
  statement {
    sid       = "CreateMfaDevice"
    actions   = ["iam:CreateVirtualMFADevice"]
    resources = [local.mfa_devices]
  }

  # A stolen password isn't enough to replace the MFA device.
  statement {
    sid       = "RemoveOwnMfaDeviceWithMfa"
    actions   = ["iam:DeactivateMFADevice"]
    resources = local.own_user

    condition {
      test     = "Bool"
      variable = "aws:MultiFactorAuthPresent"
      values   = ["true"]
    }
  }
}

data "aws_iam_policy_document" "require_mfa" {
  statement {
    sid    = "DenyAllButMfaSetupWithoutMfa"
    effect = "Deny"
    not_actions = [
      "iam:ChangePassword",
      "iam:CreateVirtualMFADevice",
      "iam:EnableMFADevice",
      "iam:GetAccountPasswordPolicy",
      "iam:GetMFADevice",
      "iam:GetUser",
      "iam:ListMFADevices",
      "iam:ListUsers",
      "iam:ListVirtualMFADevices",
      "iam:ResyncMFADevice",
      "sts:GetSessionToken",
    ]
    resources = ["*"]

    # Requests that are signed with an access key carry no such value at all, hence IfExists.
    condition {
      test     = "BoolIfExists"
      variable = "aws:MultiFactorAuthPresent"
      values   = ["false"]
    }
  }
}

resource "aws_iam_policy" "self_management" {
  name        = "${var.name_prefix}self-management"
  description = "Users manage their own password, access keys and MFA device"
  path        = var.path
  policy      = data.aws_iam_policy_document.self_management.json
  tags        = var.tags
}

resource "aws_iam_policy" "require_mfa" {
  count = var.require_mfa ? 1 : 0

  name        = "${var.name_prefix}require-mfa"
  description = "Denies everything but the setup of MFA until the user has signed in with MFA"
  path        = var.path
  policy      = data.aws_iam_policy_document.require_mfa.json
  tags        = var.tags
}

resource "aws_iam_group_policy_attachment" "self_management" {
  for_each = aws_iam_group.this

  group      = each.value.name
  policy_arn = aws_iam_policy.self_management.arn
}

resource "aws_iam_group_policy_attachment" "require_mfa" {
  for_each = var.require_mfa ? aws_iam_group.this : {}

  group      = each.value.name
  policy_arn = aws_iam_policy.require_mfa[0].arn
}
