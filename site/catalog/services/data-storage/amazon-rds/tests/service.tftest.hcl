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
    engine              = "postgres"
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
    engine              = "postgres"
    engine_version      = "16"
    vpc_id              = "vpc-0a1b2c3d"
    subnet_ids          = ["subnet-0a", "subnet-0b"]
    allowed_cidr_blocks = ["10.2.0.0/16"]
  }
}

run "defaults" {
  command = plan

  variables {
    name                   = "orders"
    engine                 = "postgres"
    engine_version         = "16"
    read_replica_count     = 1
    master_password_source = "generated"
    vpc_id                 = "vpc-0a1b2c3d"
    subnet_ids             = ["subnet-0a", "subnet-0b"]
  }

  assert {
    condition     = length(module.kms_key) == 1 && local.kms_key_arn == module.kms_key[0].key_arn
    error_message = "The database must have its own key."
  }

  assert {
    condition     = var.multi_az && var.deletion_protection && !var.skip_final_snapshot && var.backup_retention_in_days == 14
    error_message = "A standby, deletion protection, a final snapshot, and 14 days of backups must be on by default."
  }

  assert {
    condition     = anytrue([for parameter in aws_db_parameter_group.this.parameter : parameter.name == "rds.force_ssl" && parameter.value == "1"])
    error_message = "Clients must need TLS."
  }

  assert {
    condition     = length(local.client_cidr_rules) + length(local.client_group_rules) == 0
    error_message = "No client may connect unless you name it."
  }

  assert {
    condition     = alltrue([for name in ["orders-high-cpu", "orders-low-storage", "orders-low-memory", "orders-replica-1-high-cpu", "orders-replica-1-lag"] : contains(keys(module.alarms[0].alarm_arns), name)])
    error_message = "CPU, storage, memory, and replica lag must have alarms."
  }

  assert {
    condition     = keys(module.log_group) == ["orders-replica-1/postgresql", "orders-replica-1/upgrade", "orders/postgresql", "orders/upgrade"]
    error_message = "Every instance must have its log groups before RDS creates them."
  }
}

run "open_to_everyone" {
  command = plan

  variables {
    name                = "orders"
    engine              = "postgres"
    engine_version      = "16"
    allowed_cidr_blocks = ["0.0.0.0/0"]
    vpc_id              = "vpc-0a1b2c3d"
    subnet_ids          = ["subnet-0a", "subnet-0b"]
  }

  expect_failures = [var.allowed_cidr_blocks]
}

run "password_of_replicated_database" {
  command = plan

  variables {
    name               = "orders"
    engine             = "postgres"
    engine_version     = "16"
    read_replica_count = 1
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a", "subnet-0b"]
  }

  # RDS can't manage the password of an instance with replicas.
  expect_failures = [aws_db_subnet_group.this]
}
