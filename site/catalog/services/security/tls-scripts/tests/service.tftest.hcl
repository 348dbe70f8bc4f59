mock_provider "aws" {
  source = "../../../tests/mocks"
}

mock_provider "random" {
  mock_resource "random_password" {
    defaults = {
      result = "0123456789abcdefghijABCDEFGHIJ"
    }
  }
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
    name                  = "dev"
    certificates          = { orders = { common_name = "orders.app.internal" } }
    certificate_authority = { common_name = "dev internal authority", organization = "Example" }
    issuer_principal_arns = ["arn:aws:iam::111122223333:root"]
  }

  assert {
    condition     = length(module.certificates) == 1 && alltrue([for statement in data.aws_iam_policy_document.issuer.statement : !contains(statement.actions, "secretsmanager:*")])
    error_message = "Each certificate must have its secret, and the issuer only the actions that it needs."
  }
}
