variable "name" {
  description = "Name of the cluster. It's included in the names of all other resources."
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
  description = "IDs of the subnets for the nodes, without a route to the internet. If possible, use as many Availability Zones as you have nodes."
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
  default     = 11211
  nullable    = false
}

variable "engine_version" {
  description = "Memcached version."
  type        = string
  default     = "1.6.22"
  nullable    = false

  validation {
    condition     = can(regex("^1[.]6[.](1[2-9]|[2-9][0-9])$", var.engine_version))
    error_message = "The version must be 1.6.12 or a later one of the 1.6 series."
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

variable "node_count" {
  description = "Number of nodes. Clients distribute keys over the nodes, so if a node fails, its share of the cache is lost."
  type        = number
  default     = 2
  nullable    = false

  validation {
    condition     = var.node_count >= 1 && var.node_count <= 40
    error_message = "A Memcached cluster has 1 to 40 nodes."
  }
}

variable "availability_zones" {
  description = "Availability Zones for the nodes, one per node, in the same order. If null, ElastiCache distributes the nodes."
  type        = list(string)
  default     = null
}

variable "require_tls" {
  description = "Whether clients must use TLS, which some Memcached clients don't support. Changing this replaces the cluster."
  type        = bool
  default     = true
  nullable    = false
}

variable "parameters" {
  description = "Memcached parameters, by name, such as `{ max_item_size = \"2097152\" }`."
  type        = map(string)
  default     = {}
  nullable    = false
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

variable "apply_immediately" {
  description = "Whether to apply changes immediately instead of in the maintenance window."
  type        = bool
  default     = false
  nullable    = false
}

variable "notification_topic_arn" {
  description = "ARN of the SNS topic to notify of events, such as a node replacement. If null, no notifications are sent."
  type        = string
  default     = null
}

variable "enable_alarms" {
  description = "Whether to create CloudWatch alarms for CPU, memory, and evictions."
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
    # Average CPU utilization in percent. Memcached uses all CPUs of a node.
    cpu_percent = optional(number, 90)
    # Free memory outside the cache in MiB.
    free_memory_mb = optional(number, 64)
    # Entries that were evicted within a period.
    evictions = optional(number, 1000)
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
