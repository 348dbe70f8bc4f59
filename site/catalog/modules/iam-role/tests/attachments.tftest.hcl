mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  name             = "reader"
  trusted_services = ["ec2.amazonaws.com"]
}

run "two_policies" {
  command = apply

  variables {
    managed_policy_arns = {
      first  = "arn:aws:iam::aws:policy/ReadOnlyAccess"
      second = "arn:aws:iam::aws:policy/SecurityAudit"
    }
  }
}

run "first_policy_removed" {
  command = plan

  variables {
    managed_policy_arns = {
      second = "arn:aws:iam::aws:policy/SecurityAudit"
    }
  }
}
