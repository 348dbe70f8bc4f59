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
    name                = "orders"
    engine              = "aurora-postgresql"
    engine_version      = "16"
    vpc_id              = "vpc-0a1b2c3d"
    subnet_ids          = ["subnet-0a", "subnet-0b"]
    allowed_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"]
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name                = "orders"
    engine              = "aurora-postgresql"
    engine_version      = "16"
    vpc_id              = "vpc-0a1b2c3d"
    subnet_ids          = ["subnet-0a", "subnet-0b"]
    allowed_cidr_blocks = ["10.2.0.0/16"]
  }
}

run "defaults" {
  command = plan

  variables {
    name           = "orders"
    engine         = "aurora-postgresql"
    engine_version = "16"
    vpc_id         = "vpc-0a1b2c3d"
    subnet_ids     = ["subnet-0a", "subnet-0b"]
  }

  assert {
    condition     = length(module.kms_key) == 1
    error_message = "The cluster must have its own key."
  }

  assert {
    condition     = length(var.instances) == 2
    error_message = "There must be a writer and a reader by default."
  }

  assert {
    condition     = var.deletion_protection && !var.skip_final_snapshot && var.backup_retention_in_days == 14
    error_message = "Deletion protection, a final snapshot, and 14 days of backups must be on by default."
  }

  assert {
    condition     = anytrue([for parameter in aws_rds_cluster_parameter_group.this.parameter : parameter.name == "rds.force_ssl" && parameter.value == "1"])
    error_message = "Clients must need TLS."
  }

  assert {
    condition     = length(local.client_cidr_rules) + length(local.client_group_rules) == 0
    error_message = "No client may connect unless you name it."
  }

  assert {
    condition     = length(module.alarms) == 1 && length(module.alarms[0].alarm_arns) >= 4
    error_message = "Every instance must have alarms."
  }
}
