mock_provider "aws" {
  source = "../../../tests/mocks"
}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

variables {
  gruntwork_account_id = "999988887777"
}

run "defaults" {
  command = plan

  assert {
    condition     = local.access_level_policy_arn == "arn:aws:iam::aws:policy/job-function/ViewOnlyAccess"
    error_message = "Without allow_reading_data, read-only access must come from a policy that allows no stored data."
  }

  assert {
    condition = alltrue([
      for action in ["s3:GetObject", "secretsmanager:GetSecretValue", "dynamodb:PartiQLSelect", "sqs:ReceiveMessage", "kinesis:GetRecords", "logs:GetLogEvents", "rds-data:*", "ebs:GetSnapshotBlock", "lambda:GetFunction", "ssm:GetParameterHistory"] :
      contains(flatten([for statement in data.aws_iam_policy_document.guardrails.statement : statement.actions if statement.sid == "DenyReadingData"]), action)
    ])
    error_message = "Reading data must be denied at every level."
  }

  assert {
    condition     = anytrue([for statement in data.aws_iam_policy_document.guardrails.statement : statement.effect == "Deny" && contains(statement.actions, "iam:UpdateAssumeRolePolicy")])
    error_message = "The role must not be able to change itself."
  }

  assert {
    condition     = anytrue([for statement in data.aws_iam_policy_document.guardrails.statement : statement.effect == "Deny" && contains(statement.actions, "cloudtrail:StopLogging")])
    error_message = "The role must not be able to stop the audit trail."
  }

  assert {
    condition     = anytrue([for condition in local.trust_conditions : condition.variable == "aws:MultiFactorAuthPresent"])
    error_message = "Engineers must need MFA by default."
  }
}

run "reading_data" {
  command = plan

  variables {
    allow_reading_data = true
    valid_until        = "2026-12-24T00:00:00Z"
  }

  assert {
    condition     = local.access_level_policy_arn == "arn:aws:iam::aws:policy/ReadOnlyAccess"
    error_message = "allow_reading_data must grant read access to data."
  }

  assert {
    condition     = anytrue([for statement in data.aws_iam_policy_document.guardrails.statement : statement.sid == "DenyAfterEnd"]) && anytrue([for condition in local.trust_conditions : condition.variable == "aws:CurrentTime"])
    error_message = "The end must stop new and running sessions."
  }
}
