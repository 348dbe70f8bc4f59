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
    name             = "app"
    cidr_block       = "10.2.0.0/16"
    num_nat_gateways = 3
  }

  assert {
    condition     = length(module.flow_logs) == 1 && module.subnet_plan.tier_cidr_blocks["private-app"] == tolist(["10.2.128.0/17"])
    error_message = "Traffic must be logged, and the tiers follow from the block."
  }

  assert {
    condition     = length(module.private_persistence_network_acl) == 1 && length(module.private_app_network_acl) == 1 && length(module.public_network_acl) == 1
    error_message = "Every tier must have a network ACL."
  }

  assert {
    condition     = !local.persistence_uses_nat
    error_message = "The persistence tier must have no route to the internet by default."
  }

  assert {
    condition     = alltrue([for name, rule in local.persistence_ingress_rules : rule.cidr_block != "0.0.0.0/0" || startswith(name, "answers-")])
    error_message = "The persistence tier must not accept the internet."
  }
}
