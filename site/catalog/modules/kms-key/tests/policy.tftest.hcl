mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  name = "orders"
}

run "defaults" {
  command = plan

  assert {
    condition     = aws_kms_key.this.enable_key_rotation && aws_kms_key.this.deletion_window_in_days == 30
    error_message = "Keys must rotate, and wait 30 days before they are deleted."
  }

  assert {
    condition     = [for statement in data.aws_iam_policy_document.key.statement : statement.sid] == ["AccountManagesKeyThroughIam"]
    error_message = "By default, only IAM policies of the account decide."
  }
}

run "protected" {
  command = plan

  variables {
    deletion_protection = true
  }

  assert {
    condition = anytrue([
      for statement in data.aws_iam_policy_document.key.statement :
      statement.effect == "Deny" && contains(statement.actions, "kms:ScheduleKeyDeletion") && contains(statement.actions, "kms:DisableKey") && length(statement.condition) == 0
    ])
    error_message = "deletion_protection must deny everyone disabling the key and scheduling its deletion."
  }

  assert {
    condition = alltrue([
      for statement in data.aws_iam_policy_document.key.statement : statement.effect != "Deny" || !contains(statement.actions, "kms:PutKeyPolicy")
    ])
    error_message = "The policy must stay changeable, or the protection could never be lifted."
  }
}

run "service_linked_role" {
  command = plan

  variables {
    user_arn_patterns = ["arn:aws:iam::111122223333:role/aws-service-role/autoscaling.amazonaws.com/AWSServiceRoleForAutoScaling"]
  }

  # AWS rejects a policy that names a role which doesn't exist yet.
  assert {
    condition = alltrue(flatten([
      for statement in data.aws_iam_policy_document.key.statement : [
        for principals in statement.principals : !anytrue([for identifier in principals.identifiers : strcontains(identifier, "AWSServiceRoleForAutoScaling")])
      ]
    ]))
    error_message = "Roles that may not exist yet belong in a condition and not among the principals."
  }

  assert {
    condition = alltrue([
      for statement in data.aws_iam_policy_document.key.statement :
      contains([for condition in statement.condition : condition.variable], "kms:CallerAccount") if startswith(statement.sid, "Roles")
    ])
    error_message = "The principal * must be limited to the account of the key."
  }
}
