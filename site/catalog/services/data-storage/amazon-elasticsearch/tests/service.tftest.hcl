mock_provider "aws" {
  source = "../../../tests/mocks"
}

mock_provider "random" {
  mock_resource "random_password" {
    defaults = {
      result = "0123456789abcdefghijABCDEFGHIJ"
    }
  }
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
    name                = "orders"
    instance_type       = "t3.medium.search"
    instance_count      = 2
    volume_size_gb      = 50
    vpc_id              = "vpc-0a1b2c3d"
    subnet_ids          = ["subnet-0a", "subnet-0b"]
    allowed_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"]
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name                = "orders"
    instance_type       = "t3.medium.search"
    instance_count      = 2
    volume_size_gb      = 50
    vpc_id              = "vpc-0a1b2c3d"
    subnet_ids          = ["subnet-0a", "subnet-0b"]
    allowed_cidr_blocks = ["10.2.0.0/16"]
  }
}

run "defaults" {
  command = plan

  variables {
    name           = "orders"
    instance_type  = "m7g.large.search"
    instance_count = 2
    volume_size_gb = 50
    vpc_id         = "vpc-0a1b2c3d"
    subnet_ids     = ["subnet-0a", "subnet-0b"]
  }

  assert {
    condition     = aws_opensearch_domain.this.encrypt_at_rest[0].enabled && aws_opensearch_domain.this.node_to_node_encryption[0].enabled
    error_message = "Data must be encrypted on disk and between nodes."
  }

  assert {
    condition     = aws_opensearch_domain.this.domain_endpoint_options[0].enforce_https && startswith(aws_opensearch_domain.this.domain_endpoint_options[0].tls_security_policy, "Policy-Min-TLS-1-2")
    error_message = "Clients must need TLS 1.2."
  }

  assert {
    condition     = aws_opensearch_domain.this.advanced_security_options[0].enabled && !aws_opensearch_domain.this.advanced_security_options[0].anonymous_auth_enabled
    error_message = "Fine-grained access control must be on, without anonymous access."
  }

  assert {
    condition     = length(local.client_cidr_rules) + length(local.client_group_rules) == 0
    error_message = "No client may connect unless you name it."
  }

  assert {
    condition     = length(module.alarms[0].alarm_arns) >= 8
    error_message = "Health, storage, writes, nodes, snapshots, CPU, memory, and the key must have alarms."
  }
}
