variable "name" {
  description = "Name of the group. It's also used as a prefix for the names of related resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9]([A-Za-z0-9-]{0,48}[A-Za-z0-9])?$", var.name))
    error_message = "The name must have 1 to 50 letters, digits, and hyphens, and must not begin or end with a hyphen."
  }
}

variable "vpc_id" {
  description = "ID of the VPC for the instances."
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
  description = "ID of the image. Defaults to the latest Amazon Linux 2023 image at the time the group was created or `image_rollout` last changed."
  type        = string
  default     = null
}

variable "image_rollout" {
  description = "Arbitrary text, such as a date. When you change it, the next apply looks up the latest image and rolls it out. Ignored if `ami_id` is set."
  type        = string
  default     = ""
  nullable    = false
}

variable "desired_capacity" {
  description = "Number of instances to set at each apply. If null, the scaling policies determine the number."
  type        = number
  default     = null
}

variable "user_data" {
  description = "Script or cloud-init document to run at first boot, as plain text. Don't include secrets, because every principal that can describe the instance can read the user data."
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
  description = "IDs of additional security groups to attach to the instances."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "load_balancer" {
  description = "Settings for attaching the group to an Application Load Balancer. If null, the group isn't attached to one."
  type = object({
    # Port that the instances listen on.
    port = number
    # Rules on the listeners of the load balancer, by name.
    listener_rules = map(object({
      # ARN of the listener.
      listener_arn = string
      # Rule priority. The lowest is evaluated first. Unique on the listener.
      priority = number
      # Host names that match, with `*` and `?` as wildcards.
      host_headers = optional(list(string), [])
      # Paths that match, with `*` and `?` as wildcards.
      path_patterns = optional(list(string), [])
      # Client addresses that match, as CIDR blocks.
      source_cidr_blocks = optional(list(string), [])
    }))
    # Name of the target group. Defaults to the first 32 characters of the group's name.
    target_group_name = optional(string)
    # Protocol for requests to the instances: `HTTP` or `HTTPS`.
    protocol = optional(string, "HTTP")
    # Seconds that in-flight requests have to complete when an instance is deregistered.
    deregistration_delay = optional(number, 60)
    # Seconds over which a new instance's share of requests ramps up. `0` turns this off.
    slow_start = optional(number, 0)
    # Seconds for which a cookie binds a client to an instance. Defaults to none.
    stickiness_seconds = optional(number)
    # Health check that the load balancer runs against instances.
    health_check = optional(object({
      # `HTTP`, `HTTPS`, or `TCP`.
      protocol = optional(string, "HTTP")
      # Port to check, or `traffic-port` for the port that serves requests.
      port = optional(string, "traffic-port")
      # Path to ask for.
      path = optional(string, "/")
      # Status codes that indicate a healthy target.
      matcher = optional(string, "200-299")
      # Seconds between two checks.
      interval = optional(number, 15)
      # Seconds to wait for a response.
      timeout = optional(number, 5)
      # Consecutive successful checks before an instance is healthy.
      healthy_threshold = optional(number, 2)
      # Consecutive failed checks before an instance is unhealthy.
      unhealthy_threshold = optional(number, 3)
    }), {})
  })
  default = null
}

variable "additional_target_group_arns" {
  description = "ARNs of additional target groups that the instances register with, such as those of a Network Load Balancer."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "health_check_grace_period" {
  description = "Number of seconds after launch during which failed health checks are ignored."
  type        = number
  default     = 300
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

variable "key_name" {
  description = "Name of the EC2 key pair to use for SSH. Defaults to none, which is preferable if you use Session Manager."
  type        = string
  default     = null
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
    # Percentages at which the refresh waits for `checkpoint_delay`. If null, it doesn't wait.
    checkpoint_percentages = optional(list(number))
    # Seconds to wait at a checkpoint. Defaults to one hour.
    checkpoint_delay = optional(number)
  })
  default = {}
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

variable "target_cpu_utilization" {
  description = "Target average CPU utilization, as a percentage. If null, CPU utilization doesn't affect scaling."
  type        = number
  default     = 60

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

variable "log_retention_in_days" {
  description = "Number of days to keep logs in the group's log group."
  type        = number
  default     = 30
  nullable    = false
}

variable "log_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the log group. Defaults to CloudWatch Logs encryption with an AWS owned key."
  type        = string
  default     = null
}

variable "enable_alarms" {
  description = "Whether to create alarms for CPU, failed status checks, and too few instances."
  type        = bool
  default     = true
  nullable    = false
}

variable "cpu_alarm_percentage" {
  description = "Average CPU utilization, as a percentage, above which the alarm fires. It should be well above `target_cpu_utilization`."
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
  description = "Tags to apply to every resource that the service creates, including the instances."
  type        = map(string)
  default     = {}
  nullable    = false
}
