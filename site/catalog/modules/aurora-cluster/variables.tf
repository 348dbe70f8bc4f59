variable "name" {
  description = "Identifier of the cluster. Instances are named `<name>-<key>`."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", var.name)) && length(var.name) <= 55
    error_message = "The name can contain up to 55 lowercase letters, digits, and single hyphens, and must start with a letter."
  }
}

variable "engine" {
  description = "Database engine: `aurora-postgresql` or `aurora-mysql`."
  type        = string
  nullable    = false

  validation {
    condition     = contains(["aurora-postgresql", "aurora-mysql"], var.engine)
    error_message = "The engine must be aurora-postgresql or aurora-mysql."
  }
}

variable "engine_version" {
  description = "Database engine version, such as `16` or `8.0`. Specify a minor version such as `16.4` or `8.0.mysql_aurora.3.07.1` only if `auto_minor_version_upgrade` is false. Otherwise, after RDS upgrades the engine, the next plan is a downgrade."
  type        = string
  nullable    = false
}

variable "subnet_group_name" {
  description = "Name of the DB subnet group."
  type        = string
  nullable    = false
}

variable "security_group_ids" {
  description = "IDs of the security groups to attach to the cluster."
  type        = list(string)
  nullable    = false
}

variable "instances" {
  description = "Instances in the cluster. Each key becomes the suffix of an instance identifier. One instance becomes the writer, and the others are readers."
  type = map(object({
    # The instance class. Defaults to `instance_class`, or `db.serverless` with `serverless_capacity`.
    instance_class = optional(string)
    # The order in which readers become the writer on a failure: 0 is first, 15 last.
    promotion_tier = optional(number, 1)
    # The Availability Zone. If null, Aurora chooses.
    availability_zone = optional(string)
  }))
  nullable = false

  validation {
    condition     = length(var.instances) >= 1 && length(var.instances) <= 16
    error_message = "An Aurora cluster has 1 to 16 instances."
  }
}

variable "instance_class" {
  description = "Instance class for instances that don't specify one."
  type        = string
  default     = "db.r7g.large"
  nullable    = false
}

variable "serverless_capacity" {
  description = "Capacity limits for Aurora Serverless v2, in Aurora capacity units (ACUs). If null, instances have a fixed class."
  type = object({
    # Minimum capacity units of an instance.
    min = number
    # Maximum capacity units of an instance.
    max = number
  })
  default = null

  validation {
    condition     = var.serverless_capacity == null ? true : var.serverless_capacity.min <= var.serverless_capacity.max && var.serverless_capacity.max >= 1
    error_message = "The largest capacity must be at least 1 and not below the smallest."
  }
}

variable "reader_scaling" {
  description = "Settings for adding readers to those in `instances`, and removing them, based on CPU utilization. If null, readers aren't scaled automatically."
  type = object({
    # Minimum number of readers, including those in `instances`.
    min = number
    # Maximum number of readers, including those in `instances`.
    max = number
    # Target for the average CPU utilization of the readers.
    target_cpu_percent = optional(number, 60)
  })
  default = null

  validation {
    condition     = var.reader_scaling == null ? true : var.reader_scaling.min <= var.reader_scaling.max && var.reader_scaling.max <= 15
    error_message = "There can be at most 15 readers, and min must not be above max."
  }
}

variable "io_optimized" {
  description = "Whether to use I/O-Optimized storage (`aurora-iopt1`), which has no per-request charge."
  type        = bool
  default     = false
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts storage, the managed password, and Performance Insights data. Defaults to AWS managed keys. The storage key of an existing cluster can't change, so later changes apply only to the managed password and Performance Insights data."
  type        = string
  default     = null
}

variable "database_name" {
  description = "Name of the initial database. If null, no database is created."
  type        = string
  default     = null
}

variable "master_username" {
  description = "Master username. RDS stores and rotates the password in Secrets Manager."
  type        = string
  default     = "dbadmin"
  nullable    = false
}

variable "snapshot_identifier" {
  description = "Name or ARN of the cluster snapshot to restore from. It's used only when the cluster is created."
  type        = string
  default     = null
}

variable "iam_database_authentication" {
  description = "Whether IAM principals can sign in with a short-lived token."
  type        = bool
  default     = true
  nullable    = false
}

variable "data_api" {
  description = "Whether to enable the RDS Data API, which runs SQL statements over HTTPS."
  type        = bool
  default     = false
  nullable    = false
}

variable "port" {
  description = "Database port. Defaults to the engine's default port."
  type        = number
  default     = null
}

variable "cluster_parameter_group_name" {
  description = "Name of the cluster parameter group. Defaults to the engine's default group."
  type        = string
  default     = null
}

variable "instance_parameter_group_name" {
  description = "Name of the instance parameter group. Defaults to the engine's default group."
  type        = string
  default     = null
}

variable "ca_cert_identifier" {
  description = "Certificate authority for the instances' TLS certificates."
  type        = string
  default     = "rds-ca-rsa2048-g1"
  nullable    = false
}

variable "backup_retention_in_days" {
  description = "Number of days to keep automated backups. Aurora always keeps at least one day."
  type        = number
  default     = 14
  nullable    = false

  validation {
    condition     = var.backup_retention_in_days >= 1 && var.backup_retention_in_days <= 35
    error_message = "Backups are kept for 1 to 35 days."
  }
}

variable "backtrack_window_seconds" {
  description = "Maximum time to backtrack an `aurora-mysql` cluster, in seconds, up to 72 hours. If `0`, backtracking is turned off."
  type        = number
  default     = 0
  nullable    = false

  validation {
    condition     = var.backtrack_window_seconds >= 0 && var.backtrack_window_seconds <= 259200
    error_message = "The backtrack window must be between 0 and 259200 seconds."
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

variable "deletion_protection" {
  description = "Whether to enable deletion protection for the cluster."
  type        = bool
  default     = true
  nullable    = false
}

variable "skip_final_snapshot" {
  description = "Whether to delete the cluster without a final snapshot."
  type        = bool
  default     = false
  nullable    = false
}

variable "final_snapshot_name" {
  description = "Name of the final snapshot. Defaults to the cluster's name followed by `-final`."
  type        = string
  default     = null
}

variable "log_exports" {
  description = "Logs to export to CloudWatch Logs, such as `postgresql`."
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
  description = "Settings for Performance Insights, whose data appears in CloudWatch Database Insights."
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

variable "tags" {
  description = "Tags to apply to the cluster, its instances, and its snapshots."
  type        = map(string)
  default     = {}
  nullable    = false
}
