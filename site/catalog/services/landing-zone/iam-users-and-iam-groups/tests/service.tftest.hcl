mock_provider "aws" {
  source = "../../../tests/mocks"
}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

run "defaults" {
  command = plan

  variables {
    name            = "example"
    standard_groups = ["read-only"]
  }

  assert {
    condition     = var.require_mfa && length(module.password_policy) == 1
    error_message = "Groups must require MFA, and a password policy must be set."
  }

  assert {
    condition     = var.password_policy.minimum_length >= 14 && var.password_policy.reuse_prevention == 24
    error_message = "The password policy must follow the CIS benchmark."
  }
}
