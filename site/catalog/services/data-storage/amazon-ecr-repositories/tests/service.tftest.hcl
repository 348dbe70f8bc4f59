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
    name         = "orders"
    repositories = { api = {} }
  }

  assert {
    condition     = local.repositories["api"].immutable_tags && local.repositories["api"].scan_on_push
    error_message = "Tags must be immutable and images scanned by default."
  }

  assert {
    condition     = local.repositories["api"].expire_untagged_after_days == 14
    error_message = "Untagged images must be deleted after 14 days."
  }

  assert {
    condition     = length(local.repositories["api"].reader_arns) + length(local.repositories["api"].writer_arns) == 0
    error_message = "No other account may read or write unless you name it."
  }
}
