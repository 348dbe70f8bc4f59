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
