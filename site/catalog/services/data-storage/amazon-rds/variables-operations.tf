variable "create_kms_key" {
  description = "Whether to create a KMS key for this database. While `deletion_protection` is true, the key can't be scheduled for deletion. Snapshots are unreadable without their key: before you destroy the database, see *Deleting* in the README."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key that encrypts storage, the managed password, and Performance Insights data. Ignored if `create_kms_key` is true. Defaults to the keys that AWS manages in the account. The storage key of an existing database never changes, so later changes apply to the other two only."
  type        = string
  default     = null
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM principals that manage the key if `create_kms_key` is true."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "backup_retention_in_days" {
  description = "Number of days that automated backups are kept, which is also how far back a point-in-time restore can go. `0` turns off backups."
  type        = number
  default     = 14
  nullable    = false

  validation {
    condition     = var.backup_retention_in_days >= 0 && var.backup_retention_in_days <= 35
    error_message = "Backups are kept for 0 to 35 days."
  }
}

variable "backup_window" {
  description = "Daily backup window in UTC. It must not overlap the maintenance window."
  type        = string
  default     = "02:00-03:00"
  nullable    = false

  validation {
    condition     = can(regex("^[0-2][0-9]:[0-5][0-9]-[0-2][0-9]:[0-5][0-9]$", var.backup_window))
    error_message = "The backup window must look like 02:00-03:00."
  }
}

variable "maintenance_window" {
  description = "Weekly maintenance window in UTC."
  type        = string
  default     = "sun:04:00-sun:05:00"
  nullable    = false

  validation {
    condition     = can(regex("^(mon|tue|wed|thu|fri|sat|sun):[0-2][0-9]:[0-5][0-9]-(mon|tue|wed|thu|fri|sat|sun):[0-2][0-9]:[0-5][0-9]$", var.maintenance_window))
    error_message = "The maintenance window must look like sun:04:00-sun:05:00."
  }
}

variable "deletion_protection" {
  description = "Whether AWS refuses to delete the primary, the replicas, and the KMS key that the service creates."
  type        = bool
  default     = true
  nullable    = false
}

variable "skip_final_snapshot" {
  description = "Whether to delete the primary without a final snapshot."
  type        = bool
  default     = false
  nullable    = false
}

variable "final_snapshot_name" {
  description = "Name of the final snapshot. Defaults to the database's name followed by `-final`. No snapshot with that name can exist yet."
  type        = string
  default     = null
}

variable "apply_immediately" {
  description = "Whether to apply changes immediately, with a possible outage, instead of in the maintenance window."
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
  description = "Whether a change to `engine_version` can be a major version upgrade."
  type        = bool
  default     = false
  nullable    = false
}

variable "blue_green_update" {
  description = "Whether RDS carries out changes of the primary on a copy and then switches over. It needs backups, and a `master_password_source` other than `rds`."
  type        = bool
  default     = false
  nullable    = false
}

variable "log_exports" {
  description = "The logs that go to CloudWatch Logs. Defaults to `postgresql` and `upgrade` for PostgreSQL, `error` and `slowquery` for the others."
  type        = list(string)
  default     = null
}

variable "log_retention_in_days" {
  description = "Number of days that CloudWatch Logs keeps the database logs."
  type        = number
  default     = 90
  nullable    = false
}

variable "monitoring_interval" {
  description = "Interval of Enhanced Monitoring, in seconds: 0 (off), 1, 5, 10, 15, 30, or 60."
  type        = number
  default     = 60
  nullable    = false
}

variable "performance_insights" {
  description = "Settings for Performance Insights, whose data CloudWatch Database Insights shows. Some small instance classes don't support it."
  type = object({
    # Whether it is on.
    enabled = optional(bool, true)
    # The days of history: 7, a multiple of 31 up to 713, or 731.
    retention_in_days = optional(number, 7)
  })
  default  = {}
  nullable = false
}

variable "enable_alarms" {
  description = "Whether to create CloudWatch alarms for CPU, storage, memory, and replica lag."
  type        = bool
  default     = true
  nullable    = false
}

variable "alarm_topic_arns" {
  description = "ARNs of the SNS topics to notify when an alarm fires."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "alarm_thresholds" {
  description = "Alarm thresholds, evaluated over two five-minute periods."
  type = object({
    # Average CPU utilization in percent.
    cpu_percent = optional(number, 90)
    # Free storage in GiB.
    free_storage_gb = optional(number, 5)
    # Free memory in MiB.
    free_memory_mb = optional(number, 128)
    # Replica lag in seconds.
    replica_lag_seconds = optional(number, 60)
  })
  default  = {}
  nullable = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary of the role for Enhanced Monitoring. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
