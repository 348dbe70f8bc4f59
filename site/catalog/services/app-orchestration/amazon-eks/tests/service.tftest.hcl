mock_provider "aws" {
  source = "../../../tests/mocks"
}

mock_provider "tls" {
  mock_data "tls_certificate" {
    defaults = {
      certificates = [{ sha1_fingerprint = "9e99a48a9960b14926bb7f3b02e22da2b0ab7280" }]
    }
  }
}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

run "auto_mode" {
  command = plan

  variables {
    name               = "platform"
    kubernetes_version = "1.34"
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a", "subnet-0b"]
    auto_mode          = {}
    addons             = {}
  }
}
