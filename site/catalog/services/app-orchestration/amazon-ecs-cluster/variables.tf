variable "name" {
  description = "Name of the cluster. It's also used as a prefix for the names of related resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9_-]{1,40}$", var.name)) && !can(regex("^(aws|ecs|fargate)", lower(var.name)))
    error_message = "The name must have 1 to 40 letters, digits, hyphens, and underscores. It can't begin with aws, ecs, or fargate, which ECS reserves for its own capacity providers."
  }
}

variable "vpc_id" {
  description = "ID of the VPC for the container instances."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of the private subnets for the container instances, in at least two Availability Zones."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.subnet_ids) > 0
    error_message = "Name at least one subnet."
  }
}

variable "max_size" {
  description = "Maximum number of container instances."
  type        = number
  nullable    = false

  validation {
    condition     = var.max_size >= 1
    error_message = "A cluster needs room for at least one instance."
  }
}

variable "min_size" {
  description = "Minimum number of container instances. If zero, an idle cluster costs nothing, but the first task has to wait for an instance to launch."
  type        = number
  default     = 0
  nullable    = false
}

variable "instance_type" {
  description = "Instance type for the container instances."
  type        = string
  default     = "m6i.large"
  nullable    = false
}

variable "cpu_architecture" {
  description = "CPU architecture of `instance_type`: `X86_64` or `ARM64`. It determines which image is used."
  type        = string
  default     = "X86_64"
  nullable    = false

  validation {
    condition     = contains(["X86_64", "ARM64"], var.cpu_architecture)
    error_message = "The architecture is X86_64 or ARM64."
  }
}

variable "ami_id" {
  description = "ID of a custom image that includes the ECS agent. Defaults to the latest ECS-optimized Amazon Linux 2023 image at the time the cluster was created or `image_rollout` last changed."
  type        = string
  default     = null
}

variable "image_rollout" {
  description = "Arbitrary text, such as a date. When you change it, the next apply looks up the latest image and replaces the instances, draining their tasks first. Ignored if `ami_id` is set."
  type        = string
  default     = ""
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

variable "target_capacity_percentage" {
  description = "Target utilization of the instances, as a percentage. Below 100, ECS keeps spare capacity for new tasks."
  type        = number
  default     = 100
  nullable    = false

  validation {
    condition     = var.target_capacity_percentage >= 1 && var.target_capacity_percentage <= 100
    error_message = "The target is a percentage from 1 to 100."
  }
}

variable "maximum_scaling_step" {
  description = "Maximum number of instances that ECS can add at a time."
  type        = number
  default     = 10
  nullable    = false
}

variable "instance_warmup_seconds" {
  description = "Number of seconds before a new instance counts toward scaling."
  type        = number
  default     = 180
  nullable    = false
}

variable "max_instance_lifetime" {
  description = "Number of seconds after which Auto Scaling replaces an instance. AWS doesn't replace instances that run tasks, because they're protected from scale-in. To roll out a new image, use `image_rollout`. If null, there's no limit."
  type        = number
  default     = 2592000
}

variable "root_volume_size_gb" {
  description = "Size, in GiB, of the volume that contains images and containers. The volume is always encrypted."
  type        = number
  default     = 50
  nullable    = false
}

variable "ebs_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the volumes. Defaults to the account's default EBS key."
  type        = string
  default     = null
}

variable "allow_dynamic_ports_from_security_groups" {
  description = "IDs of the security groups, such as those of load balancers, that can reach tasks with dynamic host ports (bridge networking), by name. Tasks with `awsvpc` networking have their own security groups and don't need this input."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "additional_security_group_ids" {
  description = "IDs of additional security groups to attach to the container instances."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "egress_cidr_blocks" {
  description = "IPv4 CIDR blocks that the container instances can connect to. The instances must be able to reach ECS, ECR, and CloudWatch through NAT or VPC endpoints. Each block is used as a map key, so it must be known at plan time."
  type        = list(string)
  default     = ["0.0.0.0/0"]
  nullable    = false
}

variable "key_name" {
  description = "Name of the EC2 key pair to use for SSH. Defaults to none, because Session Manager doesn't need one."
  type        = string
  default     = null
}

variable "ecs_agent_config" {
  description = "Additional ECS agent settings, such as `ECS_IMAGE_PULL_BEHAVIOR`."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "extra_user_data" {
  description = "Shell commands to run at first boot, after the ECS agent is set up. They run with `set -euo pipefail`."
  type        = string
  default     = ""
  nullable    = false
}

variable "instance_role_policy_arns" {
  description = "ARNs of additional managed policies to attach to the container instance role, by name. Put application permissions in task roles."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the instance role. Defaults to none."
  type        = string
  default     = null
}

variable "container_insights" {
  description = "Whether to collect task and container metrics with CloudWatch Container Insights."
  type        = bool
  default     = true
  nullable    = false
}

variable "exec_session_kms_key_arn" {
  description = "ARN of the KMS key to encrypt ECS Exec sessions in transit. If null, only TLS protects the sessions."
  type        = string
  default     = null
}

variable "exec_logs_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the log group for ECS Exec sessions. Defaults to CloudWatch Logs encryption with an AWS owned key."
  type        = string
  default     = null
}

variable "exec_log_retention_in_days" {
  description = "Number of days to keep ECS Exec session logs."
  type        = number
  default     = 90
  nullable    = false
}

variable "service_connect_namespace_arn" {
  description = "ARN of the Cloud Map namespace that services join by default. Defaults to none."
  type        = string
  default     = null
}

variable "enable_alarms" {
  description = "Whether to create alarms for CPU and memory reservation."
  type        = bool
  default     = true
  nullable    = false
}

variable "reservation_alarm_percentage" {
  description = "Percentage of reserved CPU or memory above which an alarm fires. If `target_capacity_percentage` is 100, high reservation is normal until the group reaches its maximum size."
  type        = number
  default     = 95
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
