mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  name                      = "app-to-mgmt"
  requester_vpc_id          = "vpc-0a"
  requester_cidr_blocks     = ["10.2.0.0/16"]
  requester_route_table_ids = ["rtb-0a"]
  accepter_vpc_id           = "vpc-0b"
  accepter_route_table_ids  = ["rtb-0b"]
}

run "two_blocks" {
  command = apply

  variables {
    accepter_cidr_blocks = ["10.3.0.0/16", "10.4.0.0/16"]
  }
}

run "first_block_removed" {
  command = plan

  variables {
    accepter_cidr_blocks = ["10.4.0.0/16"]
  }
}
