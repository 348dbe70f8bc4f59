variable "name" {
  description = "ID of the replication group."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", var.name)) && length(var.name) <= 40
    error_message = "The name can contain up to 40 lowercase letters, digits, and single hyphens, and must start with a letter."
  }
}

variable "subnet_group_name" {
  description = "Name of the ElastiCache subnet group."
  type        = string
  nullable    = false
}

variable "security_group_ids" {
  description = "IDs of the security groups attached to the nodes."
  type        = list(string)
  nullable    = false
}

variable "description" {
  description = "Purpose of the cache."
  type        = string
  default     = "Managed by Terraform"
  nullable    = false
}

variable "engine" {
  description = "Cache engine: `redis` for Redis OSS, or `valkey`, its open source fork, which costs less per hour. You can upgrade a cache from `redis` to `valkey` in place, but you can't switch back."
  type        = string
  default     = "redis"
  nullable    = false

  validation {
    condition     = contains(["redis", "valkey"], var.engine)
    error_message = "The engine must be redis or valkey."
  }
}

variable "engine_version" {
  description = "Engine version, such as `7.1` for Redis OSS or `8.1` for Valkey."
  type        = string
  default     = "7.1"
  nullable    = false
}

variable "node_type" {
  description = "Node type, such as `cache.m7g.large`."
  type        = string
  default     = "cache.t4g.small"
  nullable    = false
}

variable "cluster_mode" {
  description = "Whether to distribute keys over shards, in which case clients must support the Redis Cluster protocol."
  type        = bool
  default     = false
  nullable    = false
}

variable "shards" {
  description = "Number of shards. More than one shard requires `cluster_mode`."
  type        = number
  default     = 1
  nullable    = false

  validation {
    condition     = var.shards >= 1 && var.shards <= 500
    error_message = "A replication group has 1 to 500 shards."
  }
}

variable "replicas_per_shard" {
  description = "Number of replicas per shard. Without replicas, there's no failover."
  type        = number
  default     = 1
  nullable    = false

  validation {
    condition     = var.replicas_per_shard >= 0 && var.replicas_per_shard <= 5
    error_message = "A shard has 0 to 5 replicas."
  }
}

variable "port" {
  description = "Port that the nodes listen on."
  type        = number
  default     = 6379
  nullable    = false
}

variable "parameter_group_name" {
  description = "Name of the parameter group. If you use `cluster_mode`, the group must set `cluster-enabled` to `yes`. Defaults to the engine's default group."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of the KMS key to encrypt data on disk and in snapshots. Defaults to a service-owned key."
  type        = string
  default     = null
}

variable "auth_token" {
  description = "Password that clients must send. Set either this input or `user_group_ids`. Defaults to none."
  type        = string
  default     = null
  sensitive   = true
}

variable "user_group_ids" {
  description = "ID of the ElastiCache user group that controls which commands users can run, as a list with one element. Defaults to none. You can't combine it with `auth_token`."
  type        = list(string)
  default     = null
}

variable "snapshot_retention_in_days" {
  description = "Number of days to keep automatic snapshots. If `0`, automatic snapshots are turned off."
  type        = number
  default     = 7
  nullable    = false

  validation {
    condition     = var.snapshot_retention_in_days >= 0 && var.snapshot_retention_in_days <= 35
    error_message = "Snapshots are kept for 0 to 35 days."
  }
}

variable "snapshot_window" {
  description = "Daily snapshot window in UTC, such as `02:00-03:00`. If null, AWS chooses one."
  type        = string
  default     = null
}

variable "snapshot_name" {
  description = "Name of the snapshot to restore the cache from. It's used only when the cache is created."
  type        = string
  default     = null
}

variable "skip_final_snapshot" {
  description = "Whether to delete the cache without a final snapshot."
  type        = bool
  default     = false
  nullable    = false
}

variable "final_snapshot_name" {
  description = "Name of the final snapshot. Defaults to the cache's name followed by `-final`."
  type        = string
  default     = null
}

variable "maintenance_window" {
  description = "Weekly maintenance window in UTC, such as `sun:04:00-sun:05:00`. If null, AWS chooses one."
  type        = string
  default     = null
}

variable "auto_minor_version_upgrade" {
  description = "Whether ElastiCache installs minor versions in the maintenance window."
  type        = bool
  default     = true
  nullable    = false
}

variable "apply_immediately" {
  description = "Whether to apply changes immediately instead of in the maintenance window."
  type        = bool
  default     = false
  nullable    = false
}

variable "notification_topic_arn" {
  description = "ARN of the SNS topic to notify of events, such as a failover. If null, no notifications are sent."
  type        = string
  default     = null
}

variable "log_groups" {
  description = "Names of the log groups that receive logs as JSON, by log type: `slow-log` and `engine-log`."
  type        = map(string)
  default     = {}
  nullable    = false

  validation {
    condition     = alltrue([for log in keys(var.log_groups) : contains(["slow-log", "engine-log"], log)])
    error_message = "ElastiCache writes a slow-log and an engine-log."
  }
}

variable "tags" {
  description = "Tags to apply to the replication group and its nodes."
  type        = map(string)
  default     = {}
  nullable    = false
}
