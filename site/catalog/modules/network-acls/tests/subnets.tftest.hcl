mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  name   = "app"
  vpc_id = "vpc-0a1b2c3d"

  ingress_rules = {
    everything = { rule_number = 100, cidr_block = "0.0.0.0/0" }
  }

  egress_rules = {
    everything = { rule_number = 100, cidr_block = "0.0.0.0/0" }
  }
}

run "three_zones" {
  command = apply

  variables {
    subnet_ids = {
      eu-west-1a = "subnet-0a"
      eu-west-1b = "subnet-0b"
      eu-west-1c = "subnet-0c"
    }
  }
}

run "first_zone_removed" {
  command = plan

  variables {
    subnet_ids = {
      eu-west-1b = "subnet-0b"
      eu-west-1c = "subnet-0c"
    }
  }
}
