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
    cluster_arn        = "arn:aws:ecs:eu-west-1:111122223333:cluster/orders"
    cpu                = 256
    memory             = 512
    containers         = { app = { image = "nginx:1" } }
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a", "subnet-0b"]
    egress_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"]
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name               = "orders"
    cluster_arn        = "arn:aws:ecs:eu-west-1:111122223333:cluster/orders"
    cpu                = 256
    memory             = 512
    containers         = { app = { image = "nginx:1" } }
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a", "subnet-0b"]
    egress_cidr_blocks = ["10.2.0.0/16"]
  }
}

run "defaults" {
  command = plan

  variables {
    name        = "orders"
    cluster_arn = "arn:aws:ecs:eu-west-1:111122223333:cluster/orders"
    cpu         = 256
    memory      = 512
    containers  = { app = { image = "nginx:1" } }
    vpc_id      = "vpc-0a1b2c3d"
    subnet_ids  = ["subnet-0a", "subnet-0b"]
  }

  assert {
    condition     = aws_ecs_service.this.deployment_circuit_breaker[0].enable && aws_ecs_service.this.deployment_circuit_breaker[0].rollback
    error_message = "A failed deployment must roll back."
  }

  assert {
    condition     = !aws_ecs_service.this.network_configuration[0].assign_public_ip
    error_message = "Tasks must have no public address."
  }

  assert {
    condition     = length(module.target_group) == 0 && length(var.allow_from_security_groups) == 0
    error_message = "No client may connect unless you name it."
  }

  assert {
    condition     = length(module.alarms.alarm_arns) >= 2
    error_message = "CPU and memory must have alarms."
  }
}
