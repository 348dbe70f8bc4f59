mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  name               = "web"
  image_id           = "ami-0a1b2c3d4e5f60718"
  instance_type      = "t3.small"
  subnet_ids         = ["subnet-0a", "subnet-0b"]
  security_group_ids = ["sg-0a1b2c3d"]
  min_size           = 2
  max_size           = 4
}

run "defaults" {
  command = plan

  assert {
    condition     = aws_launch_template.this.metadata_options[0].http_tokens == "required"
    error_message = "Instances must require version 2 of the metadata service."
  }

  assert {
    condition     = alltrue([for mapping in aws_launch_template.this.block_device_mappings : mapping.ebs[0].encrypted == "true"])
    error_message = "Every volume must be encrypted."
  }

  assert {
    condition     = aws_launch_template.this.network_interfaces[0].associate_public_ip_address == "false"
    error_message = "Instances must have no public address by default."
  }

  assert {
    condition     = aws_autoscaling_group.this.instance_refresh[0].preferences[0].min_healthy_percentage == 90 && aws_autoscaling_group.this.instance_refresh[0].preferences[0].auto_rollback
    error_message = "A change must roll out with 90 % of the group in service, and roll back when it fails."
  }
}

run "protected_instances" {
  command = plan

  variables {
    protect_from_scale_in = true
    instance_refresh      = { scale_in_protected_instances = "Refresh" }
  }

  assert {
    condition     = aws_autoscaling_group.this.instance_refresh[0].preferences[0].scale_in_protected_instances == "Refresh"
    error_message = "A refresh must be able to replace instances that are protected from scale in."
  }
}

run "min_above_max" {
  command = plan

  variables {
    min_size = 5
  }

  expect_failures = [aws_autoscaling_group.this]
}
