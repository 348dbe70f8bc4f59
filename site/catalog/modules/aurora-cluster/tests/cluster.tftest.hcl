mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  name                          = "orders"
  engine                        = "aurora-postgresql"
  engine_version                = "16"
  subnet_group_name             = "orders"
  security_group_ids            = ["sg-0a1b2c3d"]
  cluster_parameter_group_name  = "orders"
  instance_parameter_group_name = "orders"
  kms_key_arn                   = "arn:aws:kms:eu-west-1:111122223333:key/0a1b2c3d"
  instances                     = { one = {}, two = {} }
}

run "io_optimized" {
  command = apply

  variables {
    io_optimized = true
  }

  assert {
    condition     = aws_rds_cluster.this.storage_type == "aurora-iopt1"
    error_message = "io_optimized must set the storage type."
  }

  assert {
    condition     = aws_rds_cluster.this.storage_encrypted && aws_rds_cluster.this.kms_key_id == var.kms_key_arn
    error_message = "Storage must be encrypted with the given key."
  }

  assert {
    condition     = aws_rds_cluster.this.deletion_protection && !aws_rds_cluster.this.skip_final_snapshot
    error_message = "Deletion protection and the final snapshot must be on by default."
  }

  assert {
    condition     = aws_rds_cluster.this.manage_master_user_password
    error_message = "RDS must keep the password in Secrets Manager."
  }

  assert {
    condition     = alltrue([for instance in aws_rds_cluster_instance.this : !instance.publicly_accessible])
    error_message = "No instance may have a public address."
  }
}

# With null, the provider would keep the computed value, and the cluster would go on costing more.
run "standard_again" {
  command = plan

  variables {
    io_optimized = false
  }

  assert {
    condition     = aws_rds_cluster.this.storage_type == "aurora"
    error_message = "Turning io_optimized off must plan the standard storage type."
  }
}

run "other_key_and_user" {
  command = plan

  variables {
    kms_key_arn     = "arn:aws:kms:eu-west-1:111122223333:key/4e5f6071"
    master_username = "someone"
    database_name   = "other"
  }

  assert {
    condition     = aws_rds_cluster.this.kms_key_id == "arn:aws:kms:eu-west-1:111122223333:key/0a1b2c3d" && aws_rds_cluster.this.master_username != "someone"
    error_message = "A later change of key or user must not replace the cluster."
  }
}
