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
    name        = "orders-assets"
    reader_arns = ["arn:aws:iam::444455556666:role/reader"]
  }

  assert {
    condition     = var.versioning && !var.force_destroy
    error_message = "Versions must be kept, and a bucket with objects not destroyed."
  }

  assert {
    condition     = !anytrue([for statement in data.aws_iam_policy_document.access.statement : length(setintersection(statement.actions, ["s3:PutObject", "s3:DeleteObject"])) > 0])
    error_message = "Readers must not be able to write."
  }

  assert {
    condition     = alltrue(flatten([for statement in data.aws_iam_policy_document.access.statement : [for principal in statement.principals : !contains(principal.identifiers, "*")]]))
    error_message = "The bucket policy must name every principal."
  }
}
