variable "name" {
  description = "Identifier of the instance, which must be unique in the account and region."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", var.name)) && length(var.name) <= 63
    error_message = "The name can contain up to 63 lowercase letters, digits, and single hyphens, and must start with a letter."
  }
}

variable "instance_class" {
  description = "Instance class, such as `db.m7g.large`."
  type        = string
  nullable    = false
}

variable "security_group_ids" {
  description = "IDs of the security groups to attach to the instance."
  type        = list(string)
  nullable    = false
}

variable "replicate_source" {
  description = "Identifier of the source instance to replicate, in the same region. If null, the instance is a primary."
  type        = string
  default     = null
}

variable "engine" {
  description = "Database engine, such as `postgres`. Required for a primary."
  type        = string
  default     = null
}

variable "engine_version" {
  description = "Database engine version. Required for a primary."
  type        = string
  default     = null
}

variable "subnet_group_name" {
  description = "Name of the DB subnet group. Required for a primary."
  type        = string
  default     = null
}

variable "allocated_storage_gb" {
  description = "Amount of storage in GiB. Required for a primary."
  type        = number
  default     = null
}

variable "max_allocated_storage_gb" {
  description = "Maximum storage size, in GiB, for automatic storage scaling. If `0`, storage autoscaling is turned off."
  type        = number
  default     = 0
  nullable    = false
}

variable "storage_type" {
  description = "Storage type: `gp3`, `io1`, or `io2`."
  type        = string
  default     = "gp3"
  nullable    = false

  validation {
    condition     = contains(["gp3", "io1", "io2"], var.storage_type)
    error_message = "The storage type must be gp3, io1 or io2."
  }
}

variable "iops" {
  description = "Provisioned IOPS. Required for `io1` and `io2`."
  type        = number
  default     = null
}

variable "storage_throughput" {
  description = "Provisioned throughput for large `gp3` storage, in MiB per second."
  type        = number
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts storage, the managed password, and Performance Insights data. Defaults to AWS managed keys. RDS can't change the storage key of an existing instance, so the module ignores later changes, and an instance restored from a snapshot keeps the snapshot's key."
  type        = string
  default     = null
}

variable "database_name" {
  description = "Name of the database to create with the instance. If null, no database is created. Later changes are ignored."
  type        = string
  default     = null
}

variable "master_username" {
  description = "Master username. Later changes are ignored, and an instance restored from a snapshot keeps the snapshot's username."
  type        = string
  default     = "dbadmin"
  nullable    = false
}

variable "rds_manages_password" {
  description = "Whether RDS creates, stores, and rotates the master password in Secrets Manager. AWS doesn't allow this for the source of a read replica or together with `blue_green_update`."
  type        = bool
  default     = true
  nullable    = false
}

variable "master_password" {
  description = "Master password. Required if `rds_manages_password` is false."
  type        = string
  default     = null
  sensitive   = true
}

variable "snapshot_identifier" {
  description = "Name or ARN of the snapshot to restore from. It's used only when the instance is created. The restored instance keeps the snapshot's KMS key, master user, and databases."
  type        = string
  default     = null
}

variable "port" {
  description = "Database port. Defaults to the engine's default port."
  type        = number
  default     = null
}

variable "multi_az" {
  description = "Whether to maintain a standby in another Availability Zone."
  type        = bool
  default     = false
  nullable    = false
}

variable "availability_zone" {
  description = "Availability Zone for the instance. If null, RDS chooses one."
  type        = string
  default     = null
}

variable "parameter_group_name" {
  description = "Name of the DB parameter group. Defaults to the engine's default group."
  type        = string
  default     = null
}

variable "ca_cert_identifier" {
  description = "Certificate authority for the instance's TLS certificate."
  type        = string
  default     = "rds-ca-rsa2048-g1"
  nullable    = false
}

variable "iam_database_authentication" {
  description = "Whether IAM principals can sign in with a short-lived token."
  type        = bool
  default     = true
  nullable    = false
}

variable "backup_retention_in_days" {
  description = "Number of days to keep automated backups. If `0`, automated backups are turned off."
  type        = number
  default     = 14
  nullable    = false

  validation {
    condition     = var.backup_retention_in_days >= 0 && var.backup_retention_in_days <= 35
    error_message = "Backups are kept for 0 to 35 days."
  }
}

variable "backup_window" {
  description = "Daily backup window in UTC, such as `02:00-03:00`. If null, AWS chooses one."
  type        = string
  default     = null
}

variable "maintenance_window" {
  description = "Weekly maintenance window in UTC, such as `sun:04:00-sun:05:00`. If null, AWS chooses one."
  type        = string
  default     = null
}

variable "delete_automated_backups" {
  description = "Whether to delete the automated backups with the instance."
  type        = bool
  default     = false
  nullable    = false
}

variable "deletion_protection" {
  description = "Whether to enable deletion protection for the instance."
  type        = bool
  default     = true
  nullable    = false
}

variable "skip_final_snapshot" {
  description = "Whether to delete the instance without a final snapshot. Replicas never have a final snapshot."
  type        = bool
  default     = false
  nullable    = false
}

variable "final_snapshot_name" {
  description = "Name of the final snapshot. Defaults to the instance's name followed by `-final`."
  type        = string
  default     = null
}

variable "log_exports" {
  description = "Logs to export to CloudWatch Logs, such as `postgresql` and `upgrade`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "monitoring_interval" {
  description = "Enhanced Monitoring interval, in seconds: 0 (off), 1, 5, 10, 15, 30, or 60."
  type        = number
  default     = 0
  nullable    = false

  validation {
    condition     = contains([0, 1, 5, 10, 15, 30, 60], var.monitoring_interval)
    error_message = "The monitoring interval must be 0, 1, 5, 10, 15, 30 or 60 seconds."
  }
}

variable "monitoring_role_arn" {
  description = "ARN of the role that RDS uses to write Enhanced Monitoring data. Required if `monitoring_interval` isn't 0."
  type        = string
  default     = null
}

variable "performance_insights" {
  description = "Settings for Performance Insights, whose data appears in CloudWatch Database Insights. Some small instance classes don't support it."
  type = object({
    # Whether it is on.
    enabled = optional(bool, true)
    # The days of history: 7, a multiple of 31 up to 713, or 731.
    retention_in_days = optional(number, 7)
  })
  default  = {}
  nullable = false
}

variable "apply_immediately" {
  description = "Whether to apply changes immediately, which can cause an outage, instead of in the maintenance window."
  type        = bool
  default     = false
  nullable    = false
}

variable "auto_minor_version_upgrade" {
  description = "Whether RDS installs minor version upgrades in the maintenance window."
  type        = bool
  default     = true
  nullable    = false
}

variable "allow_major_version_upgrade" {
  description = "Whether a change to `engine_version` can upgrade the major version."
  type        = bool
  default     = false
  nullable    = false
}

variable "blue_green_update" {
  description = "Whether to use blue/green deployments, in which RDS makes changes on a copy and then switches over, for less downtime. You can't combine this with `rds_manages_password`."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the instance and its snapshots."
  type        = map(string)
  default     = {}
  nullable    = false
}
