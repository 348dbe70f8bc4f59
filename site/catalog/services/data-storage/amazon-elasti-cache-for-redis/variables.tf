variable "name" {
  description = "Name of the cache. It's included in the names of all other resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", var.name)) && length(var.name) <= 30
    error_message = "The name can contain up to 30 lowercase letters, digits, and single hyphens, and must start with a letter."
  }
}

variable "vpc_id" {
  description = "ID of the VPC."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of the subnets for the nodes, without a route to the internet. If the cache has replicas, use at least two Availability Zones."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.subnet_ids) >= 1
    error_message = "A subnet group needs at least one subnet."
  }
}

variable "allowed_security_group_ids" {
  description = "IDs of the security groups whose members can connect."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "allowed_cidr_blocks" {
  description = "IPv4 CIDR blocks that can connect, such as those of private subnets. Each block is used as a map key, so it must be known at plan time."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for cidr in var.allowed_cidr_blocks : can(cidrhost(cidr, 0)) && cidr != "0.0.0.0/0"])
    error_message = "Every entry must be an IPv4 CIDR block other than 0.0.0.0/0."
  }
}

variable "port" {
  description = "Port that the nodes listen on."
  type        = number
  default     = 6379
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
  description = "Engine version, such as `7.1` for Redis OSS or `8.1` for Valkey. Set this whenever `engine` isn't `redis`."
  type        = string
  default     = "7.1"
  nullable    = false

  validation {
    condition     = var.engine == "valkey" ? can(regex("^(7[.]2|[89][.][0-9]+)$", var.engine_version)) : contains(["6.0", "6.2", "7.0", "7.1"], var.engine_version)
    error_message = "ElastiCache offers Redis OSS 6.0, 6.2, 7.0 and 7.1, and Valkey from 7.2 on."
  }
}

variable "node_type" {
  description = "Node type, such as `cache.m7g.large`."
  type        = string
  default     = "cache.t4g.small"
  nullable    = false

  validation {
    condition     = startswith(var.node_type, "cache.")
    error_message = "A node type starts with cache., for example cache.m7g.large."
  }
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

variable "parameters" {
  description = "Redis parameters, by name, such as `{ \"maxmemory-policy\" = \"allkeys-lru\" }`. The module sets `cluster-enabled` based on `cluster_mode`."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "user_group_id" {
  description = "ID of the ElastiCache user group that controls which commands users can run. If null, clients share a generated password."
  type        = string
  default     = null
}

variable "create_kms_key" {
  description = "Whether to create a KMS key for this cache. Decide before the first apply, because a change replaces the cache and schedules the key that encrypts it for deletion."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key to encrypt data on disk, snapshots, and the password. Ignored if `create_kms_key` is true. If neither is set, the services use their own keys."
  type        = string
  default     = null
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM principals that manage the key if `create_kms_key` is true."
  type        = list(string)
  default     = []
  nullable    = false
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
  description = "Daily snapshot window in UTC. It must not overlap the maintenance window."
  type        = string
  default     = "02:00-03:00"
  nullable    = false

  validation {
    condition     = can(regex("^[0-2][0-9]:[0-5][0-9]-[0-2][0-9]:[0-5][0-9]$", var.snapshot_window))
    error_message = "The snapshot window must look like 02:00-03:00."
  }
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
  description = "Weekly maintenance window in UTC."
  type        = string
  default     = "sun:04:00-sun:05:00"
  nullable    = false

  validation {
    condition     = can(regex("^(mon|tue|wed|thu|fri|sat|sun):[0-2][0-9]:[0-5][0-9]-(mon|tue|wed|thu|fri|sat|sun):[0-2][0-9]:[0-5][0-9]$", var.maintenance_window))
    error_message = "The maintenance window must look like sun:04:00-sun:05:00."
  }
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

variable "log_exports" {
  description = "Logs to export to CloudWatch Logs: `slow-log` and `engine-log`."
  type        = list(string)
  default     = ["slow-log", "engine-log"]
  nullable    = false

  validation {
    condition     = alltrue([for log in var.log_exports : contains(["slow-log", "engine-log"], log)])
    error_message = "ElastiCache writes a slow-log and an engine-log."
  }
}

variable "log_retention_in_days" {
  description = "Number of days to keep these logs in CloudWatch Logs."
  type        = number
  default     = 90
  nullable    = false
}

variable "enable_alarms" {
  description = "Whether to create CloudWatch alarms for CPU, memory, evictions, and replication lag."
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
    # Average utilization, in percent, of the CPU that Redis runs on.
    engine_cpu_percent = optional(number, 80)
    # Percentage of the memory for keys in use.
    memory_percent = optional(number, 80)
    # Keys that were evicted within a period.
    evictions = optional(number, 100)
    # Replica lag in seconds.
    replication_lag_seconds = optional(number, 10)
  })
  default  = {}
  nullable = false
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
