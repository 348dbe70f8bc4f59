variable "name" {
  description = "Name of the instance, which is shown in the console and used to name its volumes."
  type        = string
  nullable    = false
}

variable "ami_id" {
  description = "ID of the AMI. Later changes are ignored. To use a new image, replace the instance."
  type        = string
  nullable    = false

  validation {
    condition     = startswith(var.ami_id, "ami-")
    error_message = "The image must be an AMI ID, which begins with ami-."
  }
}

variable "instance_type" {
  description = "Instance type, such as `t3.small`."
  type        = string
  nullable    = false
}

variable "subnet_id" {
  description = "ID of the subnet to launch the instance in. Data volumes are created in the same Availability Zone."
  type        = string
  nullable    = false
}

variable "security_group_ids" {
  description = "IDs of the security groups to attach to the instance."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.security_group_ids) > 0
    error_message = "Name at least one security group; without one AWS uses the default group of the VPC."
  }
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

variable "instance_profile_name" {
  description = "Name of the instance profile. If null, the instance has no IAM role."
  type        = string
  default     = null
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
  description = "Whether to enable termination protection, which prevents the instance from being terminated through the API."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the instance, its volumes, and its address."
  type        = map(string)
  default     = {}
  nullable    = false
}
