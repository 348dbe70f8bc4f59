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

run "two_blocks" {
  command = apply

  variables {
    name                = "orders"
    vpc_id              = "vpc-0a1b2c3d"
    subnet_ids          = ["subnet-0a", "subnet-0b"]
    allowed_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"]
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name                = "orders"
    vpc_id              = "vpc-0a1b2c3d"
    subnet_ids          = ["subnet-0a", "subnet-0b"]
    allowed_cidr_blocks = ["10.2.0.0/16"]
  }
}

run "valkey" {
  command = plan

  variables {
    name           = "sessions"
    engine         = "valkey"
    engine_version = "8.1"
    vpc_id         = "vpc-0a1b2c3d"
    subnet_ids     = ["subnet-0a", "subnet-0b"]
  }

  assert {
    condition     = aws_elasticache_parameter_group.this.family == "valkey8"
    error_message = "The family must follow from engine and version."
  }
}

run "version_of_the_other_engine" {
  command = plan

  variables {
    name           = "sessions"
    engine         = "valkey"
    engine_version = "7.1"
    vpc_id         = "vpc-0a1b2c3d"
    subnet_ids     = ["subnet-0a", "subnet-0b"]
  }

  expect_failures = [var.engine_version]
}

run "defaults" {
  command = plan

  variables {
    name       = "orders"
    vpc_id     = "vpc-0a1b2c3d"
    subnet_ids = ["subnet-0a", "subnet-0b"]
  }

  assert {
    condition     = length(module.kms_key) == 1 && length(module.auth_token) == 1
    error_message = "The cache must have its own key and a generated password."
  }

  assert {
    condition     = var.snapshot_retention_in_days == 7
    error_message = "Snapshots must be kept for a week."
  }

  assert {
    condition     = length(local.client_cidr_rules) + length(local.client_group_rules) == 0
    error_message = "No client may connect unless you name it."
  }

  assert {
    condition     = length(module.alarms[0].alarm_arns) > 0 && length(module.log_group) == 2
    error_message = "Nodes must have alarms, and the slow and engine logs a group."
  }
}
