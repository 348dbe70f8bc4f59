mock_provider "aws" {
  source = "../../tests/mocks"
}

run "defaults" {
  command = plan

  variables {
    name                 = "orders"
    engine_version       = "7.1"
    node_type            = "cache.t4g.small"
    parameter_group_name = "orders"
    subnet_group_name    = "orders"
    security_group_ids   = ["sg-0a1b2c3d"]
    kms_key_arn          = "arn:aws:kms:eu-west-1:111122223333:key/0a1b2c3d"
  }

  assert {
    condition     = aws_elasticache_replication_group.this.at_rest_encryption_enabled == "true" && aws_elasticache_replication_group.this.transit_encryption_enabled
    error_message = "Data must be encrypted on disk and in transit."
  }

  assert {
    condition     = aws_elasticache_replication_group.this.automatic_failover_enabled && aws_elasticache_replication_group.this.multi_az_enabled
    error_message = "The group must fail over to another zone."
  }
}
