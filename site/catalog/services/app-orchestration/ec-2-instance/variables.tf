variable "name" {
  description = "Name of the instance. It's also used as a prefix for the names of related resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9]([A-Za-z0-9-]{0,48}[A-Za-z0-9])?$", var.name))
    error_message = "The name must have 1 to 50 letters, digits, and hyphens, and must not begin or end with a hyphen."
  }
}

variable "vpc_id" {
  description = "ID of the VPC for the instance."
  type        = string
  nullable    = false
}

variable "subnet_id" {
  description = "ID of the subnet to launch the instance in. Data volumes are created in the same Availability Zone."
  type        = string
  nullable    = false
}

variable "instance_type" {
  description = "Instance type."
  type        = string
  default     = "t3.small"
  nullable    = false
}

variable "cpu_architecture" {
  description = "CPU architecture of `instance_type`: `x86_64` or `arm64`. It determines which image is used."
  type        = string
  default     = "x86_64"
  nullable    = false

  validation {
    condition     = contains(["x86_64", "arm64"], var.cpu_architecture)
    error_message = "The architecture is x86_64 or arm64."
  }
}

variable "ami_id" {
  description = "ID of the image. Defaults to the latest Amazon Linux 2023 image at the time the instance is created. Later changes are ignored."
  type        = string
  default     = null
}

variable "ingress_rules" {
  description = "Inbound rules for the instances, by name. Each rule must specify exactly one source."
  type = map(object({
    # Purpose of the rule.
    description = string
    # First port. Leave it null with the protocol `-1`.
    from_port = optional(number)
    # Last port. Leave it null with the protocol `-1`.
    to_port = optional(number)
    # `tcp`, `udp`, `icmp`, or `-1` for everything.
    ip_protocol = optional(string, "tcp")
    # IPv4 network.
    cidr_ipv4 = optional(string)
    # IPv6 network.
    cidr_ipv6 = optional(string)
    # ID of another security group, such as the load balancer's.
    referenced_security_group_id = optional(string)
    # ID of a prefix list.
    prefix_list_id = optional(string)
  }))
  default  = {}
  nullable = false
}

variable "egress_cidr_blocks" {
  description = "IPv4 CIDR blocks that the instances can connect to. Each block is used as a map key, so it must be known at plan time."
  type        = list(string)
  default     = ["0.0.0.0/0"]
  nullable    = false
}

variable "additional_security_group_ids" {
  description = "IDs of additional security groups to attach to the instance."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "private_ip" {
  description = "Private IPv4 address within the subnet. If null, AWS assigns one."
  type        = string
  default     = null
}

variable "associate_public_ip_address" {
  description = "Whether to assign the instance a public IPv4 address, which changes every time the instance stops and starts."
  type        = bool
  default     = false
  nullable    = false
}

variable "allocate_elastic_ip" {
  description = "Whether to allocate an Elastic IP address, which is a public address that doesn't change."
  type        = bool
  default     = false
  nullable    = false
}

variable "source_dest_check" {
  description = "Whether AWS drops traffic for which the instance is neither the source nor the destination. Set to false for NAT and VPN servers."
  type        = bool
  default     = true
  nullable    = false
}

variable "dns_record" {
  description = "Route 53 DNS record for the instance. Defaults to none."
  type = object({
    # ID of the hosted zone.
    zone_id = string
    # Full name of the record.
    name = string
    # Seconds for which resolvers cache the record.
    ttl = optional(number, 300)
    # Whether the record uses the public address instead of the private one.
    use_public_ip = optional(bool, false)
  })
  default = null
}

variable "key_name" {
  description = "Name of the EC2 key pair to use for SSH. Defaults to none."
  type        = string
  default     = null
}

variable "user_data" {
  description = "Script or cloud-init document to run at first boot, as plain text. Don't include secrets."
  type        = string
  default     = null
}

variable "replace_on_user_data_change" {
  description = "Whether a user data change replaces the instance. If false, the instance is stopped and started, and the script doesn't run again."
  type        = bool
  default     = false
  nullable    = false
}

variable "root_volume" {
  description = "Root volume settings. The volume is always encrypted."
  type = object({
    # EBS volume type.
    type = optional(string, "gp3")
    # Size in GiB.
    size_gb = optional(number, 30)
    # Provisioned I/O operations per second. Defaults to the volume type's default.
    iops = optional(number)
    # Provisioned throughput in MiB/s, for `gp3`. Defaults to the volume type's default.
    throughput = optional(number)
    # Whether the volume is deleted with the instance.
    delete_on_termination = optional(bool, true)
  })
  default  = {}
  nullable = false
}

variable "data_volumes" {
  description = "Data volumes, by device name, such as `/dev/sdf`. They're always encrypted, and they persist after the instance is terminated."
  type = map(object({
    # Size in GiB.
    size_gb = number
    # EBS volume type.
    type = optional(string, "gp3")
    # Provisioned I/O operations per second. Defaults to the volume type's default.
    iops = optional(number)
    # Provisioned throughput in MiB/s, for `gp3`. Defaults to the volume type's default.
    throughput = optional(number)
    # Snapshot to start from. Defaults to an empty volume.
    snapshot_id = optional(string)
    # Whether a snapshot is taken when the volume is destroyed.
    final_snapshot = optional(bool, true)
  }))
  default  = {}
  nullable = false
}

variable "ebs_kms_key_arn" {
  description = "ARN of the KMS key to encrypt all volumes. Defaults to the account's default EBS key."
  type        = string
  default     = null
}

variable "metadata_hop_limit" {
  description = "Maximum number of network hops for responses from the instance metadata service. Set to 2 if containers on the instance need access to it."
  type        = number
  default     = 1
  nullable    = false

  validation {
    condition     = var.metadata_hop_limit >= 1 && var.metadata_hop_limit <= 64
    error_message = "The hop limit must be from 1 to 64."
  }
}

variable "detailed_monitoring" {
  description = "Whether to collect EC2 metrics every minute instead of every five minutes."
  type        = bool
  default     = true
  nullable    = false
}

variable "termination_protection" {
  description = "Whether AWS rejects API requests to terminate the instance. Set to false and apply before you destroy the instance."
  type        = bool
  default     = true
  nullable    = false
}

variable "snapshots" {
  description = "Settings for daily snapshots of all volumes attached to the instance. Defaults to none."
  type = object({
    # When a snapshot is created, in UTC, as `HH:MM`.
    time = optional(string, "03:00")
    # Number of snapshots to keep.
    keep = optional(number, 14)
  })
  default = {}

  validation {
    condition     = var.snapshots == null ? true : can(regex("^([01][0-9]|2[0-3]):[0-5][0-9]$", var.snapshots.time)) && var.snapshots.keep >= 1 && var.snapshots.keep <= 1000
    error_message = "The time is written as HH:MM, and 1 to 1000 snapshots are kept."
  }
}

variable "instance_role_policies" {
  description = "Inline policies for the instance role, as a map of names to JSON documents."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "instance_role_managed_policy_arns" {
  description = "ARNs of managed policies to attach to the instance role, by name."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the instance role. Defaults to none."
  type        = string
  default     = null
}

variable "enable_alarms" {
  description = "Whether to create alarms for CPU and failed status checks."
  type        = bool
  default     = true
  nullable    = false
}

variable "cpu_alarm_percentage" {
  description = "Average CPU utilization, as a percentage, above which the alarm fires."
  type        = number
  default     = 90
  nullable    = false
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
