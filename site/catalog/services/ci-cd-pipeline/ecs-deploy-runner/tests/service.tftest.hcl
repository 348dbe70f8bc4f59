mock_provider "aws" {
  source = "../../../tests/mocks"
}

mock_provider "archive" {}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}
