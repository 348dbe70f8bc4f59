mock_provider "aws" {
  source = "../../../tests/mocks"
}

mock_provider "helm" {}

mock_provider "kubernetes" {}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}
