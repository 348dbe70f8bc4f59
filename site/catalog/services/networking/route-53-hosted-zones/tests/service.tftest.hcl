mock_provider "aws" {
  source = "../../../tests/mocks"
}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}
