locals {
  # EKS Pod Identity and similar services tag the session, which is a second action of the trust policy.
  assume_actions = var.allow_session_tags ? ["sts:AssumeRole", "sts:TagSession"] : ["sts:AssumeRole"]

  # Wildcards in the subject need a pattern match; exact subjects keep the stricter operator.
  federated_subject_test = var.federated_trust == null ? "StringEquals" : (
    anytrue([for subject in var.federated_trust.subjects : strcontains(subject, "*")]) ? "StringLike" : "StringEquals"
  )
}

data "aws_iam_policy_document" "trust" {
  dynamic "statement" {
    for_each = length(var.trusted_services) > 0 ? [var.trusted_services] : []

    content {
      sid     = "TrustedServices"
      actions = local.assume_actions

      principals {
        type        = "Service"
        identifiers = statement.value
      }

      dynamic "condition" {
        for_each = var.trust_conditions

        content {
          test     = condition.value.test
          variable = condition.value.variable
          values   = condition.value.values
        }
      }
    }
  }

  dynamic "statement" {
    for_each = length(var.trusted_principals) > 0 ? [var.trusted_principals] : []

    content {
      sid     = "TrustedPrincipals"
      actions = local.assume_actions

      principals {
        type        = "AWS"
        identifiers = statement.value
      }

      dynamic "condition" {
        for_each = var.trust_conditions

        content {
          test     = condition.value.test
          variable = condition.value.variable
          values   = condition.value.values
        }
      }
    }
  }

  dynamic "statement" {
    for_each = var.federated_trust == null ? [] : [var.federated_trust]

    content {
      sid     = "FederatedIdentities"
      actions = ["sts:AssumeRoleWithWebIdentity"]

      principals {
        type        = "Federated"
        identifiers = [statement.value.provider_arn]
      }

      condition {
        test     = "StringEquals"
        variable = "${statement.value.provider_url}:aud"
        values   = statement.value.audiences
      }

      condition {
        test     = local.federated_subject_test
        variable = "${statement.value.provider_url}:sub"
        values   = statement.value.subjects
      }
    }
  }

  dynamic "statement" {
    for_each = var.saml_trust == null ? [] : [var.saml_trust]

    content {
      sid     = "SamlIdentities"
      actions = ["sts:AssumeRoleWithSAML"]

      principals {
        type        = "Federated"
        identifiers = [statement.value.provider_arn]
      }

      condition {
        test     = "StringEquals"
        variable = "SAML:aud"
        values   = [statement.value.audience]
      }
    }
  }
}

resource "aws_iam_role" "this" {
  name                 = var.name
  description          = var.description
  path                 = var.path
  assume_role_policy   = data.aws_iam_policy_document.trust.json
  permissions_boundary = var.permissions_boundary
  max_session_duration = var.max_session_duration
  tags                 = var.tags

  lifecycle {
    precondition {
      condition     = length(var.trusted_services) + length(var.trusted_principals) > 0 || var.federated_trust != null || var.saml_trust != null
      error_message = "A role needs a principal that can assume it: set trusted_services, trusted_principals, federated_trust or saml_trust."
    }
  }
}

# Names are the keys, because the ARN of a policy created in the same plan isn't known yet.
resource "aws_iam_role_policy_attachment" "this" {
  for_each = var.managed_policy_arns

  role       = aws_iam_role.this.name
  policy_arn = each.value
}

# Earlier releases counted attachments by position. To destroy one of those would detach what its successor has just attached, so they're
# forgotten instead: attaching a policy that is attached already changes nothing.
removed {
  from = aws_iam_role_policy_attachment.managed

  lifecycle {
    destroy = false
  }
}

resource "aws_iam_role_policy" "inline" {
  for_each = var.inline_policies

  name   = each.key
  role   = aws_iam_role.this.id
  policy = each.value
}

resource "aws_iam_instance_profile" "this" {
  count = var.create_instance_profile ? 1 : 0

  name = var.name
  path = var.path
  role = aws_iam_role.this.name
  tags = var.tags
}
