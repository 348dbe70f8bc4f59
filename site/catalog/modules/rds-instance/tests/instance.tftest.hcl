mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  name                 = "orders"
  engine               = "postgres"
  engine_version       = "16"
  instance_class       = "db.t4g.medium"
  allocated_storage_gb = 50
  subnet_group_name    = "orders"
  security_group_ids   = ["sg-0a1b2c3d"]
  kms_key_arn          = "arn:aws:kms:eu-west-1:111122223333:key/0a1b2c3d"
}

run "primary" {
  command = plan

  assert {
    condition     = aws_db_instance.this.storage_encrypted && aws_db_instance.this.kms_key_id == var.kms_key_arn
    error_message = "Storage must be encrypted with the given key."
  }

  assert {
    condition     = !aws_db_instance.this.publicly_accessible
    error_message = "The database must have no public address."
  }

  assert {
    condition     = aws_db_instance.this.deletion_protection && !aws_db_instance.this.skip_final_snapshot && aws_db_instance.this.final_snapshot_identifier == "orders-final"
    error_message = "Deletion protection and the final snapshot must be on by default."
  }

  assert {
    condition     = aws_db_instance.this.backup_retention_period == 14 && !aws_db_instance.this.delete_automated_backups
    error_message = "Backups must be kept for 14 days, and after the instance is gone."
  }

  assert {
    condition     = aws_db_instance.this.manage_master_user_password && aws_db_instance.this.master_user_secret_kms_key_id == var.kms_key_arn
    error_message = "RDS must keep the password in Secrets Manager, encrypted with the key."
  }
}

run "restored" {
  command = apply

  variables {
    snapshot_identifier = "orders-final"
  }

  # RDS keeps the key of the snapshot. Any other value would replace the database with the next apply.
  assert {
    condition     = aws_db_instance.this.kms_key_id != var.kms_key_arn
    error_message = "A restored instance must not name a KMS key."
  }
}

run "restored_and_forgotten" {
  command = plan

  variables {
    database_name   = "orders"
    master_username = "someone"
  }

  assert {
    condition     = aws_db_instance.this.kms_key_id == run.restored.kms_key_arn && aws_db_instance.this.username == run.restored.master_username
    error_message = "Leaving out the snapshot later must change neither the key nor the user, each of which would replace the database."
  }
}

run "replica" {
  command = plan

  variables {
    replicate_source = "orders"
  }

  assert {
    condition     = aws_db_instance.this.replicate_source_db == "orders" && aws_db_instance.this.skip_final_snapshot
    error_message = "A replica must name its source, and has no final snapshot."
  }
}
