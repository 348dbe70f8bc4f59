mock_provider "aws" {
  source = "../../../tests/mocks"
}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

run "defaults" {
  command = plan

  variables {
    name       = "mgmt"
    cidr_block = "10.0.0.0/20"
  }

  assert {
    condition     = var.num_nat_gateways == 1 && length(module.flow_logs) == 1
    error_message = "There must be one NAT gateway and flow logs by default."
  }

  assert {
    condition     = length(module.public_subnets.subnet_ids_by_zone) >= 2 && length(module.private_subnets.subnet_ids_by_zone) >= 2
    error_message = "Both tiers must span several zones."
  }

  assert {
    condition     = length(module.nat_gateway_alarms.alarm_arns) > 0
    error_message = "NAT gateways must have alarms."
  }
}
