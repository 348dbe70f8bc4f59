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
    name    = "cleanup"
    handler = "index.handler"
    runtime = "nodejs22.x"
    code    = { s3_bucket = "releases", s3_key = "cleanup.zip" }
    vpc     = { vpc_id = "vpc-0a1b2c3d", subnet_ids = ["subnet-0a"], egress_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"] }
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name    = "cleanup"
    handler = "index.handler"
    runtime = "nodejs22.x"
    code    = { s3_bucket = "releases", s3_key = "cleanup.zip" }
    vpc     = { vpc_id = "vpc-0a1b2c3d", subnet_ids = ["subnet-0a"], egress_cidr_blocks = ["10.2.0.0/16"] }
  }
}
