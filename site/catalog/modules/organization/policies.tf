locals {
  global_actions = [
    "account:*",
    "acm:*",
    "artifact:*",
    "aws-marketplace-management:*",
    "aws-marketplace:*",
    "aws-portal:*",
    "billing:*",
    "billingconductor:*",
    "budgets:*",
    "ce:*",
    "chatbot:*",
    "cloudfront:*",
    "cloudtrail:LookupEvents",
    "consolidatedbilling:*",
    "cost-optimization-hub:*",
    "cur:*",
    "ec2:DescribeRegions",
    "ecr-public:*",
    "freetier:*",
    "globalaccelerator:*",
    "health:*",
    "iam:*",
    "invoicing:*",
    "networkmanager:*",
    "notifications-contacts:*",
    "notifications:*",
    "organizations:*",
    "payments:*",
    "pricing:*",
    "purchase-orders:*",
    "route53-recovery-cluster:*",
    "route53-recovery-control-config:*",
    "route53-recovery-readiness:*",
    "route53:*",
    "route53domains:*",
    "s3:CreateMultiRegionAccessPoint",
    "s3:DeleteMultiRegionAccessPoint",
    "s3:DescribeMultiRegionAccessPointOperation",
    "s3:GetAccountPublicAccessBlock",
    "s3:GetMultiRegionAccessPoint",
    "s3:GetMultiRegionAccessPointPolicy",
    "s3:GetMultiRegionAccessPointPolicyStatus",
    "s3:ListAllMyBuckets",
    "s3:ListMultiRegionAccessPoints",
    "s3:PutAccountPublicAccessBlock",
    "s3:PutMultiRegionAccessPointPolicy",
    "savingsplans:*",
    "servicequotas:*",
    "shield:*",
    "sso:*",
    "sts:*",
    "support:*",
    "supportapp:*",
    "supportplans:*",
    "sustainability:*",
    "tax:*",
    "trustedadvisor:*",
    "waf-regional:*",
    "waf:*",
    "wafv2:*",
  ]

  guardrails = merge(
    var.deny_leaving_organization ? { deny-leaving-organization = data.aws_iam_policy_document.deny_leaving.json } : {},
    var.protect_audit_trail ? { protect-audit-trail = data.aws_iam_policy_document.protect_audit_trail.json } : {},
    var.deny_root_user ? { deny-root-user = data.aws_iam_policy_document.deny_root_user.json } : {},
    var.allowed_regions == null ? {} : { allowed-regions = data.aws_iam_policy_document.allowed_regions.json },
  )

  policies = merge(
    { for name, json in local.guardrails : name => { content = json, description = "Guardrail of the landing zone", targets = var.guardrail_targets } },
    { for name, policy in var.service_control_policies : name => { content = policy.content, description = policy.description, targets = policy.targets } },
  )

  attachments = merge([
    for name, policy in local.policies : { for target in policy.targets : "${name}/${target}" => { policy = name, target = target } }
  ]...)
}

data "aws_iam_policy_document" "deny_leaving" {
  statement {
    sid       = "DenyLeavingOrganization"
    effect    = "Deny"
    actions   = ["organizations:LeaveOrganization"]
    resources = ["*"]
  }
}

data "aws_iam_policy_document" "protect_audit_trail" {
  statement {
    sid    = "ProtectAuditTrail"
    effect = "Deny"
    actions = [
      "access-analyzer:DeleteAnalyzer",
      "cloudtrail:DeleteTrail",
      "cloudtrail:PutEventSelectors",
      "cloudtrail:StopLogging",
      "cloudtrail:UpdateTrail",
      "config:DeleteConfigurationRecorder",
      "config:DeleteDeliveryChannel",
      "config:PutConfigurationRecorder",
      "config:StopConfigurationRecorder",
      "ec2:DisableEbsEncryptionByDefault",
      "guardduty:DeleteDetector",
      "guardduty:DisassociateFromAdministratorAccount",
      "guardduty:DisassociateFromMasterAccount",
      "guardduty:UpdateDetector",
      "s3:PutAccountPublicAccessBlock",
    ]
    resources = ["*"]

    dynamic "condition" {
      for_each = length(var.guardrail_exempt_role_names) > 0 ? [var.guardrail_exempt_role_names] : []

      content {
        test     = "ArnNotLike"
        variable = "aws:PrincipalArn"
        values   = [for name in condition.value : "arn:*:iam::*:role/${name}"]
      }
    }
  }

  # An administrator of an account could otherwise let anyone take on an exempt role.
  dynamic "statement" {
    for_each = length(var.guardrail_exempt_role_names) > 0 ? [[for name in var.guardrail_exempt_role_names : "arn:*:iam::*:role/${name}"]] : []

    content {
      sid    = "ProtectExemptRoles"
      effect = "Deny"
      actions = [
        "iam:AttachRolePolicy",
        "iam:DeleteRole",
        "iam:DeleteRolePermissionsBoundary",
        "iam:DeleteRolePolicy",
        "iam:DetachRolePolicy",
        "iam:PutRolePermissionsBoundary",
        "iam:PutRolePolicy",
        "iam:UpdateAssumeRolePolicy",
        "iam:UpdateRole",
        "iam:UpdateRoleDescription",
      ]
      resources = statement.value

      condition {
        test     = "ArnNotLike"
        variable = "aws:PrincipalArn"
        values   = statement.value
      }
    }
  }
}

data "aws_iam_policy_document" "deny_root_user" {
  statement {
    sid       = "DenyRootUser"
    effect    = "Deny"
    actions   = ["*"]
    resources = ["*"]

    condition {
      test     = "ArnLike"
      variable = "aws:PrincipalArn"
      values   = ["arn:*:iam::*:root"]
    }

    # The key exists only in sessions that the management account opens for one task.
    condition {
      test     = "Null"
      variable = "aws:AssumedRoot"
      values   = ["true"]
    }
  }
}

data "aws_iam_policy_document" "allowed_regions" {
  statement {
    sid    = "DenyOtherRegions"
    effect = "Deny"
    # Global services run in us-east-1 or us-west-2, whatever region you work in. Certificates for CloudFront belong in us-east-1.
    not_actions = concat(local.global_actions, var.allowed_regions_exempt_actions)
    resources   = ["*"]

    condition {
      test     = "StringNotEquals"
      variable = "aws:RequestedRegion"
      values   = coalesce(var.allowed_regions, ["us-east-1"])
    }

    dynamic "condition" {
      for_each = length(var.guardrail_exempt_role_names) > 0 ? [var.guardrail_exempt_role_names] : []

      content {
        test     = "ArnNotLike"
        variable = "aws:PrincipalArn"
        values   = [for name in condition.value : "arn:*:iam::*:role/${name}"]
      }
    }
  }
}

resource "aws_organizations_policy" "this" {
  for_each = local.policies

  name        = each.key
  description = each.value.description
  type        = "SERVICE_CONTROL_POLICY"
  content     = each.value.content
  tags        = var.tags

  # The type must be enabled first.
  depends_on = [aws_organizations_organization.this]
}

resource "aws_organizations_policy_attachment" "this" {
  for_each = local.attachments

  policy_id = aws_organizations_policy.this[each.value.policy].id
  target_id = lookup(local.target_ids, each.value.target, each.value.target)
}
