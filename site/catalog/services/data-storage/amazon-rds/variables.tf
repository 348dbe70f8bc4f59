variable "name" {
  description = "Identifier of the database instance. It's included in the names of all other resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", var.name)) && length(var.name) <= 45
    error_message = "The name can contain up to 45 lowercase letters, digits, and single hyphens, and must start with a letter."
  }
}

variable "engine" {
  description = "Database engine: `postgres`, `mysql`, or `mariadb`."
  type        = string
  nullable    = false

  validation {
    condition     = contains(["postgres", "mysql", "mariadb"], var.engine)
    error_message = "The engine must be postgres, mysql or mariadb."
  }
}

variable "engine_version" {
  description = "Database engine version, such as `16` for PostgreSQL or `8.0` for MySQL. Specify a minor version such as `16.4` only if `auto_minor_version_upgrade` is false. Otherwise, after RDS upgrades the engine, the next plan is a downgrade."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[0-9]+([.][0-9]+){0,2}$", var.engine_version))
    error_message = "The engine version must be numbers separated by dots, for example 16 or 8.0."
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
  description = "Database port. Defaults to 5432 for PostgreSQL and 3306 for MySQL and MariaDB."
  type        = number
  default     = null
}

variable "instance_class" {
  description = "Instance class for the primary."
  type        = string
  default     = "db.t4g.medium"
  nullable    = false

  validation {
    condition     = startswith(var.instance_class, "db.")
    error_message = "An RDS instance class starts with db., for example db.m7g.large."
  }
}

variable "multi_az" {
  description = "Whether to maintain a standby in another Availability Zone, which RDS fails over to."
  type        = bool
  default     = true
  nullable    = false
}

variable "read_replica_count" {
  description = "Number of read replicas. Read replicas require automated backups."
  type        = number
  default     = 0
  nullable    = false

  validation {
    condition     = var.read_replica_count >= 0 && var.read_replica_count <= 15 && floor(var.read_replica_count) == var.read_replica_count
    error_message = "An RDS instance can have 0 to 15 read replicas."
  }
}

variable "read_replica_instance_class" {
  description = "Instance class for the read replicas. Defaults to the instance class of the primary."
  type        = string
  default     = null
}

variable "allocated_storage_gb" {
  description = "Amount of storage in GiB."
  type        = number
  default     = 50
  nullable    = false

  validation {
    condition     = var.allocated_storage_gb >= 20
    error_message = "RDS needs at least 20 GiB."
  }
}

variable "max_allocated_storage_gb" {
  description = "Maximum storage size, in GiB, for automatic storage scaling. If `0`, storage autoscaling is turned off."
  type        = number
  default     = 500
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
  description = "Provisioned IOPS. Required for `io1` and `io2`. For `gp3`, set this only if the storage is larger than the minimum size at which RDS allows it."
  type        = number
  default     = null
}

variable "storage_throughput" {
  description = "Provisioned throughput for `gp3`, in MiB per second. Set this only if the storage is larger than the minimum size at which RDS allows it."
  type        = number
  default     = null
}

variable "database_name" {
  description = "Name of the database to create with the instance. If null, no database is created. Later changes are ignored."
  type        = string
  default     = null
}

variable "master_username" {
  description = "Master username. Later changes are ignored."
  type        = string
  default     = "dbadmin"
  nullable    = false

  validation {
    condition     = !contains(["admin", "postgres", "rdsadmin", "root", "user"], lower(var.master_username))
    error_message = "Choose a name that is neither reserved by an engine nor the first one that an attacker tries."
  }
}

variable "master_password_source" {
  description = "Source of the master password. `rds`: RDS creates, stores, and rotates it in Secrets Manager, which AWS doesn't allow with read replicas or blue/green updates. `generated`: Terraform generates it and stores it in Secrets Manager. `provided`: You set `master_password`. With `generated` and `provided`, the Terraform state contains the password."
  type        = string
  default     = "rds"
  nullable    = false

  validation {
    condition     = contains(["rds", "generated", "provided"], var.master_password_source)
    error_message = "The source of the master password must be rds, generated or provided."
  }
}

variable "master_password" {
  description = "Master password. Required if `master_password_source` is `provided`."
  type        = string
  default     = null
  sensitive   = true
}

variable "snapshot_identifier" {
  description = "Name or ARN of the snapshot to restore from. It's used only when the database is created. The restored database keeps the snapshot's KMS key, master user, and databases, so the key must stay enabled for as long as the database exists."
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

variable "ca_cert_identifier" {
  description = "Certificate authority for the instance's TLS certificate."
  type        = string
  default     = "rds-ca-rsa2048-g1"
  nullable    = false
}

variable "parameters" {
  description = "Database parameters, by name. They're added to the parameter that requires TLS."
  type = map(object({
    # The value as text.
    value = string
    # `immediate` for dynamic parameters, `pending-reboot` for static ones.
    apply_method = optional(string, "immediate")
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for parameter in values(var.parameters) : contains(["immediate", "pending-reboot"], parameter.apply_method)])
    error_message = "The apply method must be immediate or pending-reboot."
  }
}

variable "parameter_group_family" {
  description = "Parameter group family, such as `postgres16`. Defaults to the family for `engine` and `engine_version`."
  type        = string
  default     = null
}
