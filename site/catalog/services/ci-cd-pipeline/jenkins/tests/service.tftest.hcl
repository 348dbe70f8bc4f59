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
    name                     = "ci"
    vpc_id                   = "vpc-0a1b2c3d"
    instance_subnet_id       = "subnet-0a"
    load_balancer_subnet_ids = ["subnet-0a", "subnet-0b"]
    ami_id                   = "ami-0a1b2c3d4e5f60718"
    domain_name              = "jenkins.example.com"
    certificate_arn          = "arn:aws:acm:eu-west-1:111122223333:certificate/a"
    hosted_zone_id           = "Z0123456789ABCDEFGHIJ"
    allowed_cidr_blocks      = ["10.1.0.0/16", "10.2.0.0/16"]
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name                     = "ci"
    vpc_id                   = "vpc-0a1b2c3d"
    instance_subnet_id       = "subnet-0a"
    load_balancer_subnet_ids = ["subnet-0a", "subnet-0b"]
    ami_id                   = "ami-0a1b2c3d4e5f60718"
    domain_name              = "jenkins.example.com"
    certificate_arn          = "arn:aws:acm:eu-west-1:111122223333:certificate/a"
    hosted_zone_id           = "Z0123456789ABCDEFGHIJ"
    allowed_cidr_blocks      = ["10.2.0.0/16"]
  }
}
