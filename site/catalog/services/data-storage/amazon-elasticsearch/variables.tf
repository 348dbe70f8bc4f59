variable "name" {
  description = "Name of the domain. It's included in the names of all other resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{2,27}$", var.name))
    error_message = "The name must have 3 to 28 lowercase letters, digits, and hyphens, and start with a letter."
  }
}

variable "vpc_id" {
  description = "ID of the VPC."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of private subnets in different Availability Zones. The domain uses up to three of them and distributes the nodes evenly across them."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.subnet_ids) >= 1
    error_message = "The domain needs at least one subnet."
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

variable "engine_version" {
  description = "Engine and version, such as `OpenSearch_2.17` or `Elasticsearch_7.10`."
  type        = string
  default     = "OpenSearch_2.17"
  nullable    = false

  validation {
    condition     = can(regex("^(OpenSearch_[1-9][.][0-9]+|Elasticsearch_(6[.][78]|7[.][0-9]+))$", var.engine_version))
    error_message = "The engine version must be an OpenSearch version or Elasticsearch 6.7 to 7.10; earlier ones can't control access."
  }
}

variable "instance_type" {
  description = "Instance type for the data nodes."
  type        = string
  default     = "r6g.large.search"
  nullable    = false

  validation {
    condition     = endswith(var.instance_type, ".search")
    error_message = "An instance type ends with .search, for example r6g.large.search."
  }
}

variable "instance_count" {
  description = "Number of data nodes, which must be a multiple of the number of zones."
  type        = number
  default     = 3
  nullable    = false

  validation {
    condition     = var.instance_count >= 1 && var.instance_count <= 80
    error_message = "The number of data nodes must be between 1 and 80."
  }
}

variable "dedicated_masters" {
  description = "Settings for dedicated master nodes, which only manage the cluster. Recommended for production. If null, data nodes manage the cluster."
  type = object({
    # Type of the nodes.
    instance_type = optional(string, "m6g.large.search")
    # Number of nodes, 3 or 5.
    count = optional(number, 3)
  })
  default = null

  validation {
    condition     = var.dedicated_masters == null ? true : contains([3, 5], var.dedicated_masters.count)
    error_message = "There must be 3 or 5 dedicated masters, so that a majority can be found."
  }
}

variable "warm_nodes" {
  description = "Settings for UltraWarm nodes, which store old, read-only indexes. They require `dedicated_masters`. Defaults to none."
  type = object({
    # Type of the nodes.
    instance_type = optional(string, "ultrawarm1.medium.search")
    # Number of nodes.
    count = optional(number, 2)
  })
  default = null

  validation {
    condition     = var.warm_nodes == null ? true : var.warm_nodes.count >= 2
    error_message = "There must be at least two warm nodes."
  }
}

variable "volume_size_gb" {
  description = "Volume size for every data node, in GiB."
  type        = number
  default     = 100
  nullable    = false

  validation {
    condition     = var.volume_size_gb >= 10
    error_message = "A volume must have at least 10 GiB."
  }
}

variable "volume_iops" {
  description = "Provisioned IOPS for every volume."
  type        = number
  default     = 3000
  nullable    = false

  validation {
    condition     = var.volume_iops >= 3000
    error_message = "A gp3 volume has at least 3000 operations per second."
  }
}

variable "volume_throughput" {
  description = "Provisioned throughput for every volume, in MiB per second."
  type        = number
  default     = 125
  nullable    = false

  validation {
    condition     = var.volume_throughput >= 125
    error_message = "A gp3 volume has at least 125 MiB per second."
  }
}

variable "master_user_arn" {
  description = "ARN of the IAM role that administers the domain. If set, users sign their requests with IAM credentials. If null, the domain has an internal user database, in which `master_user_name` is the first user."
  type        = string
  default     = null
}

variable "master_user_name" {
  description = "Name of the first user if `master_user_arn` is null. The generated password is stored in Secrets Manager."
  type        = string
  default     = "admin"
  nullable    = false
}

variable "access_principal_arns" {
  description = "ARNs of additional IAM principals that can send requests if `master_user_arn` is set. The domain's roles determine their permissions."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "custom_endpoint" {
  description = "Custom hostname for the domain. Defaults to the hostname that AWS assigns."
  type = object({
    # The host name, such as `search.example.com`.
    domain_name = string
    # ARN of an ACM certificate for it in the same region.
    certificate_arn = string
    # ID of the Route 53 hosted zone in which to create a record for it. If null, none is created.
    hosted_zone_id = optional(string)
  })
  default = null
}

variable "advanced_options" {
  description = "Engine settings, such as `indices.query.bool.max_clause_count`, as strings."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "auto_tune" {
  description = "Whether OpenSearch tunes memory settings automatically. Auto-Tune is always off on burstable instances."
  type        = bool
  default     = true
  nullable    = false
}

variable "auto_software_update" {
  description = "Whether to install service software updates in the off-peak window. Updates don't change the engine version."
  type        = bool
  default     = true
  nullable    = false
}

variable "create_service_linked_role" {
  description = "Whether to create the OpenSearch service-linked role, which must exist in the account before you create the first domain in a VPC."
  type        = bool
  default     = false
  nullable    = false
}
