mock_provider "aws" {
  source = "../../tests/mocks"
}

run "two_policies" {
  command = apply

  variables {
    custom_groups = {
      analysts = {
        managed_policy_arns = {
          first  = "arn:aws:iam::aws:policy/ReadOnlyAccess"
          second = "arn:aws:iam::aws:policy/SecurityAudit"
        }
      }
    }
  }
}

run "first_policy_removed" {
  command = plan

  variables {
    custom_groups = {
      analysts = {
        managed_policy_arns = {
          second = "arn:aws:iam::aws:policy/SecurityAudit"
        }
      }
    }
  }
}
