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

run "defaults" {
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
    allowed_cidr_blocks      = ["10.1.0.0/16"]
  }

  assert {
    condition     = aws_ebs_volume.home.encrypted && aws_ebs_volume.home.final_snapshot && length(module.kms_key) == 1
    error_message = "The volume must be encrypted with its own key, and kept as a snapshot."
  }

  assert {
    condition     = aws_lb.this.internal && aws_lb.this.enable_deletion_protection && aws_lb.this.drop_invalid_header_fields
    error_message = "The load balancer must be internal and protected."
  }

  assert {
    condition     = aws_lb_listener.http.default_action[0].type == "redirect" && startswith(aws_lb_listener.https.ssl_policy, "ELBSecurityPolicy-TLS13-1-2")
    error_message = "HTTP must redirect to TLS 1.2 or 1.3."
  }

  assert {
    condition     = alltrue([for statement in data.aws_iam_policy_document.home_volume.statement : !contains(statement.actions, "ec2:*")])
    error_message = "The server can attach its own volume only."
  }

  assert {
    condition     = length(module.alarms[0].alarm_arns) == 2
    error_message = "An unreachable server and a busy CPU must have alarms."
  }
}
