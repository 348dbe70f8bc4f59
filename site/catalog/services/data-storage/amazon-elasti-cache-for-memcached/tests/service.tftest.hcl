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

run "defaults" {
  command = plan

  variables {
    name       = "pages"
    vpc_id     = "vpc-0a1b2c3d"
    subnet_ids = ["subnet-0a", "subnet-0b"]
  }

  assert {
    condition     = aws_elasticache_cluster.this.transit_encryption_enabled
    error_message = "Clients must need TLS."
  }

  assert {
    condition     = aws_elasticache_cluster.this.num_cache_nodes == 2 && aws_elasticache_cluster.this.az_mode == "cross-az"
    error_message = "There must be two nodes in different zones by default."
  }

  assert {
    condition     = length(local.client_cidr_rules) + length(local.client_group_rules) == 0
    error_message = "No client may connect unless you name it."
  }

  assert {
    condition     = length(module.alarms[0].alarm_arns) == 6
    error_message = "Every node must have alarms for CPU, memory, and evictions."
  }
}
