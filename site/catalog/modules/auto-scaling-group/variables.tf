variable "name" {
  description = "Name of the group, its launch template, and its instances."
  type        = string
  nullable    = false

  validation {
    condition     = length(var.name) > 0 && length(var.name) <= 100
    error_message = "The name must have 1 to 100 characters, so that names made from it stay within AWS's limits."
  }
}

variable "image_id" {
  description = "ID of the AMI to launch."
  type        = string
  nullable    = false

  validation {
    condition     = startswith(var.image_id, "ami-")
    error_message = "The image must be an AMI ID, which begins with ami-."
  }
}

variable "instance_type" {
  description = "Instance type, such as `t3.small`. Ignored if `mixed_instances` lists instance types."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of the subnets to launch instances in. Use at least two Availability Zones."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.subnet_ids) > 0
    error_message = "An Auto Scaling group needs at least one subnet."
  }
}

variable "security_group_ids" {
  description = "IDs of the security groups to attach to the instances."
  type        = list(string)
  nullable    = false
}

variable "min_size" {
  description = "Minimum number of instances in the group."
  type        = number
  nullable    = false

  validation {
    condition     = var.min_size >= 0 && floor(var.min_size) == var.min_size
    error_message = "The smallest size is a whole number, zero or more."
  }
}

variable "max_size" {
  description = "Maximum number of instances in the group."
  type        = number
  nullable    = false
}

variable "desired_capacity" {
  description = "Number of instances to set at each apply. If null, the scaling policies determine the number."
  type        = number
  default     = null
}

variable "instance_profile_arn" {
  description = "ARN of the instance profile. If null, the instances have no IAM role."
  type        = string
  default     = null
}

variable "key_name" {
  description = "Name of the EC2 key pair to use for SSH. Defaults to none, which is preferable if you use Session Manager."
  type        = string
  default     = null
}

variable "user_data" {
  description = "Script or cloud-init document to run at first boot, as plain text. Don't include secrets, because every principal that can describe the instance can read the user data."
  type        = string
  default     = null
}

variable "associate_public_ip_address" {
  description = "Whether to assign public IPv4 addresses to the instances."
  type        = bool
  default     = false
  nullable    = false
}

variable "root_volume" {
  description = "Root volume settings for every instance. The volume is always encrypted."
  type = object({
    # Device name of the root volume in the AMI.
    device_name = optional(string, "/dev/xvda")
    # EBS volume type.
    type = optional(string, "gp3")
    # Size in GiB.
    size_gb = optional(number, 30)
    # Provisioned I/O operations per second. Defaults to the volume type's default.
    iops = optional(number)
    # Provisioned throughput in MiB/s, for `gp3`. Defaults to the volume type's default.
    throughput = optional(number)
  })
  default  = {}
  nullable = false
}

variable "data_volumes" {
  description = "Additional EBS volumes for every instance, by device name, such as `/dev/sdf`. They're always encrypted."
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
    # Whether the volume is deleted with its instance.
    delete_on_termination = optional(bool, true)
  }))
  default  = {}
  nullable = false
}

variable "ebs_kms_key_arn" {
  description = "ARN of the KMS key to encrypt all volumes. Defaults to the account's default EBS key. The Auto Scaling service-linked role must have permission to use a custom key."
  type        = string
  default     = null
}

variable "metadata_hop_limit" {
  description = "Maximum number of network hops for responses from the instance metadata service. Set to 2 if containers with a separate network need access to it."
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

variable "target_group_arns" {
  description = "ARNs of the load balancer target groups that the instances register with."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "health_check_type" {
  description = "Health check type: `EC2` for status checks only, or `ELB` to include the target group's health check."
  type        = string
  default     = "EC2"
  nullable    = false

  validation {
    condition     = contains(["EC2", "ELB"], var.health_check_type)
    error_message = "The health check type is EC2 or ELB."
  }
}

variable "health_check_grace_period" {
  description = "Number of seconds after launch during which failed health checks are ignored."
  type        = number
  default     = 300
  nullable    = false
}

variable "default_instance_warmup" {
  description = "Number of seconds before a new instance counts toward the group's metrics."
  type        = number
  default     = 120
  nullable    = false
}

variable "termination_policies" {
  description = "Termination policies, in the order in which to apply them."
  type        = list(string)
  default     = ["OldestLaunchTemplate", "Default"]
  nullable    = false
}

variable "suspended_processes" {
  description = "Auto Scaling processes to suspend, such as `AZRebalance`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "max_instance_lifetime" {
  description = "Number of seconds after which an instance is replaced. The minimum is 86400 (one day). Defaults to no limit."
  type        = number
  default     = null

  validation {
    condition     = var.max_instance_lifetime == null ? true : var.max_instance_lifetime >= 86400 && var.max_instance_lifetime <= 31536000
    error_message = "The longest life of an instance must be from one day to 365 days, in seconds."
  }
}

variable "protect_from_scale_in" {
  description = "Whether to protect new instances from scale-in. ECS managed termination protection requires it."
  type        = bool
  default     = false
  nullable    = false
}

variable "mixed_instances" {
  description = "Combination of instance types and of On-Demand and Spot Instances. Defaults to On-Demand Instances of a single type."
  type = object({
    # Instance types that can be launched.
    instance_types = list(string)
    # Number of On-Demand Instances to launch before any Spot Instances.
    on_demand_base_capacity = optional(number, 1)
    # Percentage of On-Demand Instances above the base capacity.
    on_demand_percentage = optional(number, 0)
    # Allocation strategy for Spot Instances.
    spot_allocation_strategy = optional(string, "price-capacity-optimized")
  })
  default = null
}

variable "lifecycle_hooks" {
  description = "Lifecycle hooks to create before the first instance launches, by name."
  type = map(object({
    # `autoscaling:EC2_INSTANCE_LAUNCHING` or `autoscaling:EC2_INSTANCE_TERMINATING`.
    transition = string
    # Seconds to wait for a response.
    heartbeat_timeout = optional(number, 300)
    # What happens without a response: `CONTINUE` or `ABANDON`.
    default_result = optional(string, "CONTINUE")
  }))
  default  = {}
  nullable = false
}

variable "instance_refresh" {
  description = "Settings for replacing instances when the launch template changes. If null, existing instances aren't replaced."
  type = object({
    # Percentage of the group that must stay healthy.
    min_healthy_percentage = optional(number, 90)
    # Seconds until a new instance counts as ready. Defaults to `default_instance_warmup`.
    instance_warmup = optional(number)
    # Whether a failed refresh rolls back to the previous launch template.
    auto_rollback = optional(bool, true)
    # What happens to instances that are protected from scale in: `Refresh` replaces them, `Ignore` skips them, and `Wait` fails the refresh
    # after one hour.
    scale_in_protected_instances = optional(string, "Wait")
    # Percentages at which the refresh waits for `checkpoint_delay`. If null, it doesn't wait.
    checkpoint_percentages = optional(list(number))
    # Seconds to wait at a checkpoint. Defaults to one hour.
    checkpoint_delay = optional(number)
  })
  default = {}

  validation {
    condition     = var.instance_refresh == null ? true : contains(["Ignore", "Refresh", "Wait"], var.instance_refresh.scale_in_protected_instances)
    error_message = "scale_in_protected_instances must be Ignore, Refresh, or Wait."
  }
}

variable "target_cpu_utilization" {
  description = "Target average CPU utilization, as a percentage. If null, CPU utilization doesn't affect scaling."
  type        = number
  default     = null

  validation {
    condition     = var.target_cpu_utilization == null ? true : var.target_cpu_utilization > 0 && var.target_cpu_utilization <= 100
    error_message = "The target is a percentage above 0 and up to 100."
  }
}

variable "schedules" {
  description = "Scheduled changes to the group size, by name."
  type = map(object({
    # Schedule as a five-field cron expression.
    recurrence = string
    # IANA time zone of the expression.
    time_zone = optional(string, "Etc/UTC")
    # New minimum size. If null, it's unchanged.
    min_size = optional(number)
    # New maximum size. If null, it's unchanged.
    max_size = optional(number)
    # New number of instances. If null, it's unchanged.
    desired_capacity = optional(number)
  }))
  default  = {}
  nullable = false
}

variable "wait_for_capacity_timeout" {
  description = "How long `terraform apply` waits for the instances to become healthy, such as `10m`. If `0`, it doesn't wait."
  type        = string
  default     = "10m"
  nullable    = false
}

variable "group_tags" {
  description = "Tags to apply only to the group, for tools that read them from there, such as the Cluster Autoscaler."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the group, the launch template, and the instances and their volumes."
  type        = map(string)
  default     = {}
  nullable    = false
}
