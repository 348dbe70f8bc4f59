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

run "defaults" {
  command = plan

  variables {
    name               = "platform"
    kubernetes_version = "1.34"
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a", "subnet-0b"]
  }

  assert {
    condition     = length(module.kms_key) == 1
    error_message = "Secrets must be encrypted with a key of the cluster."
  }

  assert {
    condition     = length(var.public_access_cidrs) == 0
    error_message = "The API must be reachable from the VPC only."
  }

  assert {
    condition     = length(var.log_types) == 5
    error_message = "All five control plane logs must be kept."
  }
}
