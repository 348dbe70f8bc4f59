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
    subnet_id           = "subnet-0a"
    allowed_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"]
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name                = "mgmt"
    vpc_id              = "vpc-0a1b2c3d"
    subnet_id           = "subnet-0a"
    allowed_cidr_blocks = ["10.2.0.0/16"]
  }
}

run "defaults" {
  command = plan

  variables {
    name      = "mgmt"
    vpc_id    = "vpc-0a1b2c3d"
    subnet_id = "subnet-0a"
  }

  assert {
    condition     = length(var.allowed_cidr_blocks) + length(var.allowed_security_group_ids) == 0
    error_message = "SSH must be closed until you list a network."
  }

  assert {
    condition     = alltrue([for statement in data.aws_iam_policy_document.logs.statement : statement.resources != toset(["*"])])
    error_message = "The host can write to its own log group only."
  }

  assert {
    condition     = strcontains(local.user_data, "PermitRootLogin no") && strcontains(local.user_data, "PasswordAuthentication no")
    error_message = "Root logins and passwords must be refused."
  }

  assert {
    condition     = length(module.alarms.alarm_arns) > 0
    error_message = "The host must have alarms."
  }
}
