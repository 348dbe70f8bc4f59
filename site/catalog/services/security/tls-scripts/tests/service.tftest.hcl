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
