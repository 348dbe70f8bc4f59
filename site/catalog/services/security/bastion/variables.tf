variable "name" {
  description = "Name of the bastion host. It's also used as a prefix for the names of related resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9][a-zA-Z0-9-]{0,39}$", var.name))
    error_message = "The name can contain up to 40 letters, digits, and hyphens, and must start with a letter or digit."
  }
}

variable "vpc_id" {
  description = "ID of the VPC, usually the management VPC."
  type        = string
  nullable    = false
}

variable "subnet_id" {
  description = "ID of the subnet for the host. Use a public subnet for SSH access from outside the VPC, or a private subnet if you use only Session Manager."
  type        = string
  nullable    = false
}

variable "allowed_cidr_blocks" {
  description = "IPv4 CIDR blocks from which SSH is allowed, such as your office network. If empty, you can connect only through Session Manager. Each block is used as a map key, so it must be known at plan time."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = !contains(var.allowed_cidr_blocks, "0.0.0.0/0")
    error_message = "SSH from everywhere isn't allowed. List your networks, or use Session Manager."
  }
}

variable "allowed_security_group_ids" {
  description = "IDs of security groups from which SSH is allowed, such as the VPN server's, by name."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "users" {
  description = "Users who have an account on the host, by username. Changing this replaces the host."
  type = map(object({
    # The person's SSH public keys, as in an `authorized_keys` file.
    ssh_public_keys = list(string)
    # Whether the user can use `sudo`.
    sudo = optional(bool, false)
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for user in keys(var.users) : can(regex("^[a-z][a-z0-9_-]{0,30}$", user)) && !contains(["root", "ec2-user", "ssm-user"], user)])
    error_message = "A user name has up to 31 lowercase letters, digits, underscores, and hyphens, starts with a letter, and isn't root, ec2-user or ssm-user."
  }

  validation {
    condition     = alltrue(flatten([for user in values(var.users) : [for key in user.ssh_public_keys : can(regex("^(ssh-ed25519|ssh-rsa|ecdsa-sha2-nistp(256|384|521)|sk-ssh-ed25519@openssh.com|sk-ecdsa-sha2-nistp256@openssh.com) [A-Za-z0-9+/=]+( [^'\n]*)?$", key))]]))
    error_message = "Every key must be one line of an OpenSSH public key, such as ssh-ed25519 AAAA... someone@example.com."
  }
}

variable "allow_tcp_forwarding" {
  description = "Whether users can create tunnels through the host, for example to a database."
  type        = bool
  default     = true
  nullable    = false
}

variable "permitted_tunnel_destinations" {
  description = "Destinations that tunnels can reach, as `host:port`, such as `orders.abc.eu-west-1.rds.amazonaws.com:5432` or `*:5432`. If empty, every destination is permitted."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for destination in var.permitted_tunnel_destinations : can(regex("^[a-zA-Z0-9.*-]+:([0-9]+|[*])$", destination))])
    error_message = "A destination is a host name, an IPv4 address or *, then a colon, then a port or *."
  }
}

variable "idle_timeout_minutes" {
  description = "Number of minutes without a response from the client after which an SSH session is closed."
  type        = number
  default     = 15
  nullable    = false

  validation {
    condition     = var.idle_timeout_minutes >= 1 && var.idle_timeout_minutes <= 1440
    error_message = "The timeout must be from 1 to 1440 minutes."
  }
}

variable "enable_session_manager" {
  description = "Whether Session Manager can open sessions on the host."
  type        = bool
  default     = true
  nullable    = false
}

variable "allocate_elastic_ip" {
  description = "Whether to allocate a static public address for the host. Set to false in a private subnet."
  type        = bool
  default     = true
  nullable    = false
}

variable "dns_record" {
  description = "DNS A record for the host. Defaults to none."
  type = object({
    # ID of the hosted zone.
    hosted_zone_id = string
    # The full domain name, such as `bastion.example.com`.
    domain_name = string
  })
  default = null
}

variable "egress_cidr_blocks" {
  description = "IPv4 CIDR blocks that the host can connect to. The host needs access to AWS APIs and package repositories, directly or through VPC endpoints. Each block is used as a map key, so it must be known at plan time."
  type        = list(string)
  default     = ["0.0.0.0/0"]
  nullable    = false
}

variable "additional_security_group_ids" {
  description = "IDs of additional security groups to attach to the host, such as a group that databases allow."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "instance_type" {
  description = "Instance type. Its CPU architecture determines the image."
  type        = string
  default     = "t4g.micro"
  nullable    = false
}

variable "ami_id" {
  description = "ID of an image based on Amazon Linux 2023. Defaults to the latest Amazon Linux 2023 image at the time the host is created. Newer images take effect when the host is replaced."
  type        = string
  default     = null
}

variable "root_volume_size_gb" {
  description = "Root volume size in GiB. The volume is always encrypted."
  type        = number
  default     = 16
  nullable    = false

  validation {
    condition     = var.root_volume_size_gb >= 8
    error_message = "The image needs a disk of at least 8 GiB."
  }
}

variable "ebs_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the root volume. Defaults to the account's default EBS key."
  type        = string
  default     = null
}

variable "automatic_security_updates" {
  description = "Whether to install security updates on the host every night."
  type        = bool
  default     = true
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the host's role. Defaults to none."
  type        = string
  default     = null
}

variable "log_retention_in_days" {
  description = "Number of days to keep login records in CloudWatch Logs."
  type        = number
  default     = 365
  nullable    = false
}

variable "log_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the log group. Defaults to CloudWatch Logs encryption with an AWS owned key."
  type        = string
  default     = null
}

variable "cpu_alarm_percent" {
  description = "CPU utilization, as a percentage over ten minutes, above which an alarm fires."
  type        = number
  default     = 90
  nullable    = false

  validation {
    condition     = var.cpu_alarm_percent > 0 && var.cpu_alarm_percent <= 100
    error_message = "The threshold is a percentage above 0 and up to 100."
  }
}

variable "alarm_topic_arns" {
  description = "ARNs of the SNS topics to notify when an alarm fires."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
