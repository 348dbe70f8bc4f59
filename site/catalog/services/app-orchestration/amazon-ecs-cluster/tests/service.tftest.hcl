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
    name               = "orders"
    max_size           = 4
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a", "subnet-0b"]
    egress_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"]
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name               = "orders"
    max_size           = 4
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a", "subnet-0b"]
    egress_cidr_blocks = ["10.2.0.0/16"]
  }
}

run "newer_image" {
  command = plan

  variables {
    name               = "orders"
    max_size           = 4
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a", "subnet-0b"]
    egress_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"]
  }

  override_data {
    target = data.aws_ssm_parameter.ami
    values = { insecure_value = "ami-11111111111111111" }
  }

  assert {
    condition     = terraform_data.image.output == "ami-0a1b2c3d4e5f60718"
    error_message = "An unrelated apply must not roll out a new image."
  }

  assert {
    condition     = aws_ecs_capacity_provider.instances.auto_scaling_group_provider[0].managed_termination_protection == "ENABLED" && aws_ecs_capacity_provider.instances.auto_scaling_group_provider[0].managed_draining == "ENABLED"
    error_message = "Instances that run tasks must be protected, and drained before they are replaced."
  }
}

run "rollout" {
  command = apply

  variables {
    name               = "orders"
    max_size           = 4
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a", "subnet-0b"]
    egress_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"]
    image_rollout      = "2026-11-28"
  }

  override_data {
    target = data.aws_ssm_parameter.ami
    values = { insecure_value = "ami-11111111111111111" }
  }

  assert {
    condition     = terraform_data.image.output == "ami-11111111111111111"
    error_message = "A change of image_rollout must roll out the newest image."
  }

  assert {
    condition     = local.instance_refresh.scale_in_protected_instances == "Refresh"
    error_message = "The refresh must replace protected instances, or no new image would ever reach them."
  }
}
