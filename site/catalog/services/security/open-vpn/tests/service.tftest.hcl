mock_provider "aws" {
  source = "../../../tests/mocks"
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
    name                = "mgmt"
    vpc_id              = "vpc-0a1b2c3d"
    subnet_ids          = ["subnet-0a", "subnet-0b"]
    routed_cidr_blocks  = ["10.2.0.0/16"]
    allowed_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"]
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name                = "mgmt"
    vpc_id              = "vpc-0a1b2c3d"
    subnet_ids          = ["subnet-0a", "subnet-0b"]
    routed_cidr_blocks  = ["10.2.0.0/16"]
    allowed_cidr_blocks = ["10.2.0.0/16"]
  }
}

run "defaults" {
  command = plan

  variables {
    name               = "mgmt"
    routed_cidr_blocks = ["10.2.0.0/16"]
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a", "subnet-0b"]
  }

  assert {
    condition     = strcontains(local.server_config, "tls-version-min 1.2") && strcontains(local.server_config, "tls-crypt")
    error_message = "Clients must need TLS 1.2 and the shared key."
  }

  assert {
    condition     = alltrue([for statement in data.aws_iam_policy_document.server.statement : !contains(statement.actions, "s3:*") && !contains(statement.actions, "*")])
    error_message = "The server must have the actions that it needs, and no more."
  }

  assert {
    condition     = length(module.alarms.alarm_arns) > 0
    error_message = "The server must have alarms."
  }
}
