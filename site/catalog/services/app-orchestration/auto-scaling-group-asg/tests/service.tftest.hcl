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
    name               = "web"
    min_size           = 1
    max_size           = 4
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a", "subnet-0b"]
    egress_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"]
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name               = "web"
    min_size           = 1
    max_size           = 4
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a", "subnet-0b"]
    egress_cidr_blocks = ["10.2.0.0/16"]
  }
}

run "defaults" {
  command = plan

  variables {
    name          = "web"
    instance_type = "t3.small"
    min_size      = 2
    max_size      = 4
    vpc_id        = "vpc-0a1b2c3d"
    subnet_ids    = ["subnet-0a", "subnet-0b"]
  }

  assert {
    condition     = length(var.ingress_rules) == 0
    error_message = "No client may connect unless you name it."
  }

  assert {
    condition     = one(data.aws_iam_policy_document.agent.statement[1].condition).values == tolist(["CWAgent"]) && data.aws_iam_policy_document.agent.statement[0].resources != toset(["*"])
    error_message = "The role can write to its own log group and namespace only."
  }

  assert {
    condition     = length(module.alarms.alarm_arns) == 3
    error_message = "CPU, status checks, and too few instances must have alarms."
  }
}

run "first_image" {
  command = apply

  variables {
    name          = "web"
    instance_type = "t3.small"
    min_size      = 2
    max_size      = 4
    vpc_id        = "vpc-0a1b2c3d"
    subnet_ids    = ["subnet-0a", "subnet-0b"]
  }

  assert {
    condition     = terraform_data.image.output == "ami-0a1b2c3d4e5f60718"
    error_message = "The group must start with the newest image."
  }
}

run "newer_image" {
  command = plan

  variables {
    name          = "web"
    instance_type = "t3.small"
    min_size      = 2
    max_size      = 4
    vpc_id        = "vpc-0a1b2c3d"
    subnet_ids    = ["subnet-0a", "subnet-0b"]
  }

  override_data {
    target = data.aws_ssm_parameter.ami
    values = { insecure_value = "ami-11111111111111111" }
  }

  assert {
    condition     = terraform_data.image.output == "ami-0a1b2c3d4e5f60718"
    error_message = "An unrelated apply must not roll out a new image."
  }
}
