variable "name" {
  description = "Identifier of the cluster. It's included in the names of all other resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", var.name)) && length(var.name) <= 45
    error_message = "The name can contain up to 45 lowercase letters, digits, and single hyphens, and must start with a letter."
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

  validation {
    condition     = can(regex("^[0-9]+([.][0-9a-z_]+)*$", var.engine_version))
    error_message = "The engine version must look like 16.4 or 8.0.mysql_aurora.3.07.1."
  }
}

variable "vpc_id" {
  description = "ID of the VPC."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of the database subnets, in at least two Availability Zones and without a route to the internet."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.subnet_ids) >= 2
    error_message = "A DB subnet group needs at least two subnets."
  }
}

variable "instances" {
  description = "Instances in the cluster. Each key becomes the suffix of an instance identifier. One instance becomes the writer, and the others are readers. Defaults to a writer and a reader."
  type = map(object({
    # The instance class. Defaults to `instance_class`, or `db.serverless` with `serverless_capacity`.
    instance_class = optional(string)
    # The order in which readers become the writer on a failure: 0 is first, 15 last.
    promotion_tier = optional(number, 1)
    # The Availability Zone. If null, Aurora chooses.
    availability_zone = optional(string)
  }))
  default = {
    "1" = {}
    "2" = {}
  }
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
  description = "Database port. Defaults to 5432 for PostgreSQL and 3306 for MySQL."
  type        = number
  default     = null
}

variable "database_name" {
  description = "Name of the initial database. If null, no database is created."
  type        = string
  default     = null
}

variable "master_username" {
  description = "Master username. RDS stores and rotates the password in Secrets Manager. You can't change the name later."
  type        = string
  default     = "dbadmin"
  nullable    = false

  validation {
    condition     = !contains(["admin", "postgres", "rdsadmin", "root", "user"], lower(var.master_username))
    error_message = "Choose a name that is neither reserved by an engine nor the first one that an attacker tries."
  }
}

variable "snapshot_identifier" {
  description = "Name or ARN of the cluster snapshot to restore from. It's used only when the cluster is created."
  type        = string
  default     = null
}

variable "require_tls" {
  description = "Whether the database rejects connections without TLS."
  type        = bool
  default     = true
  nullable    = false
}

variable "iam_database_authentication" {
  description = "Whether IAM principals can sign in with a short-lived token instead of a password."
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

variable "ca_cert_identifier" {
  description = "Certificate authority for the instances' TLS certificates."
  type        = string
  default     = "rds-ca-rsa2048-g1"
  nullable    = false
}

variable "cluster_parameters" {
  description = "Cluster parameters, by name. They're added to the parameter that requires TLS."
  type = map(object({
    # The value as text.
    value = string
    # `immediate` for dynamic parameters, `pending-reboot` for static ones.
    apply_method = optional(string, "immediate")
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for parameter in values(var.cluster_parameters) : contains(["immediate", "pending-reboot"], parameter.apply_method)])
    error_message = "The apply method must be immediate or pending-reboot."
  }
}

variable "instance_parameters" {
  description = "Instance parameters, by name."
  type = map(object({
    # The value as text.
    value = string
    # `immediate` for dynamic parameters, `pending-reboot` for static ones.
    apply_method = optional(string, "immediate")
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for parameter in values(var.instance_parameters) : contains(["immediate", "pending-reboot"], parameter.apply_method)])
    error_message = "The apply method must be immediate or pending-reboot."
  }
}

variable "parameter_group_family" {
  description = "Parameter group family for both parameter groups, such as `aurora-postgresql16`. Defaults to the family for `engine` and `engine_version`."
  type        = string
  default     = null
}
