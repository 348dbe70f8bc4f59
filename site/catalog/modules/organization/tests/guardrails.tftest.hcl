mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  centralize_root_access = true
  enabled_policy_types   = ["SERVICE_CONTROL_POLICY", "TAG_POLICY"]
  allowed_regions        = ["eu-west-1"]
  organizational_units   = ["workloads"]
  accounts               = { dev = { email = "aws+dev@example.com", organizational_unit = "workloads" } }

  allowed_regions_exempt_actions = ["quicksight:DescribeAccountSubscription"]
}

override_resource {
  target = aws_organizations_organization.this
  values = {
    id    = "o-a1b2c3d4e5"
    roots = [{ id = "r-a1b2" }]
  }
}

run "organization" {
  command = plan

  assert {
    condition     = aws_organizations_organization.this[0].enabled_policy_types == toset(["SERVICE_CONTROL_POLICY", "TAG_POLICY"])
    error_message = "The organization must turn on exactly the policy types that are named."
  }

  assert {
    condition     = aws_organizations_account.this["dev"].close_on_deletion == false
    error_message = "Accounts must not be closed by default."
  }

  assert {
    condition     = aws_iam_organizations_features.this[0].enabled_features == toset(["RootCredentialsManagement", "RootSessions"])
    error_message = "Root access must be centralized."
  }

  assert {
    condition = alltrue([
      for action in ["acm:*", "cloudfront:*", "iam:*", "networkmanager:*", "payments:*", "pricing:*", "ecr-public:*", "route53:*", "sts:*", "tax:*", "quicksight:DescribeAccountSubscription"] :
      contains(data.aws_iam_policy_document.allowed_regions.statement[0].not_actions, action)
    ])
    error_message = "allowed_regions must exempt global services, certificates for CloudFront, and the actions that you add."
  }

  assert {
    condition     = length(setintersection(data.aws_iam_policy_document.allowed_regions.statement[0].not_actions, ["ec2:*", "s3:*", "kms:*", "rds:*", "lambda:*"])) == 0
    error_message = "allowed_regions must bind regional services."
  }

  assert {
    condition     = alltrue([for name in ["deny-leaving-organization", "protect-audit-trail", "allowed-regions"] : contains(keys(aws_organizations_policy.this), name)])
    error_message = "The guardrails must be service control policies of the organization."
  }

  assert {
    condition     = alltrue([for action in ["cloudtrail:StopLogging", "guardduty:DeleteDetector", "config:StopConfigurationRecorder"] : contains(data.aws_iam_policy_document.protect_audit_trail.statement[0].actions, action)])
    error_message = "protect_audit_trail must deny stopping the trail, AWS Config, and GuardDuty."
  }
}

run "without_service_control_policies" {
  command = plan

  variables {
    enabled_policy_types = ["TAG_POLICY"]
  }

  expect_failures = [var.enabled_policy_types]
}
