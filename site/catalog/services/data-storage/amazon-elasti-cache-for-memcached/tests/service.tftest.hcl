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
    name                = "pages"
    vpc_id              = "vpc-0a1b2c3d"
    subnet_ids          = ["subnet-0a", "subnet-0b"]
    allowed_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"]
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name                = "pages"
    vpc_id              = "vpc-0a1b2c3d"
    subnet_ids          = ["subnet-0a", "subnet-0b"]
    allowed_cidr_blocks = ["10.2.0.0/16"]
  }
}
