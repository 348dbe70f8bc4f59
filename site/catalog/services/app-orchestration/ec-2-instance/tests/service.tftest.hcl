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
    name               = "licenses"
    vpc_id             = "vpc-0a1b2c3d"
    subnet_id          = "subnet-0a"
    egress_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"]
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name               = "licenses"
    vpc_id             = "vpc-0a1b2c3d"
    subnet_id          = "subnet-0a"
    egress_cidr_blocks = ["10.2.0.0/16"]
  }
}

run "defaults" {
  command = plan

  variables {
    name          = "worker"
    instance_type = "t3.small"
    vpc_id        = "vpc-0a1b2c3d"
    subnet_id     = "subnet-0a"
  }

  assert {
    condition     = length(var.ingress_rules) == 0 && !var.associate_public_ip_address
    error_message = "Nobody may connect unless you open a port, and there is no public address."
  }

  assert {
    condition     = var.termination_protection && length(module.snapshots) == 1 && var.snapshots.keep == 14
    error_message = "The instance must be protected, with two weeks of snapshots."
  }

  assert {
    condition     = length(module.alarms.alarm_arns) >= 2
    error_message = "CPU and status checks must have alarms."
  }
}
