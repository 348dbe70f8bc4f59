variable "cluster_name" {
  description = "Name of the EKS cluster that the nodes join."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of private subnets for the nodes. You can override them for individual groups."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.subnet_ids) > 0
    error_message = "Name at least one subnet."
  }
}

variable "managed_node_groups" {
  description = "Node groups that EKS manages, by name."
  type = map(object({
    # Fewest nodes.
    min_size = number
    # Most nodes.
    max_size = number
    # Initial number of nodes. Defaults to `min_size`.
    initial_size = optional(number)
    # Instance types. For Spot Instances, list several types of the same size.
    instance_types = optional(list(string), ["m6i.large"])
    # `ON_DEMAND` or `SPOT`.
    capacity_type = optional(string, "ON_DEMAND")
    # Image type, such as `AL2023_x86_64_STANDARD` or `BOTTLEROCKET_ARM_64`.
    ami_type = optional(string, "AL2023_x86_64_STANDARD")
    # IDs of the subnets. Defaults to those of the service. For pods with EBS volumes, use one subnet per group.
    subnet_ids = optional(list(string))
    # Minor version of Kubernetes on the nodes. Defaults to the version of the control plane.
    kubernetes_version = optional(string)
    # Release of the image. Defaults to the newest version when the group is created.
    release_version = optional(string)
    # Size of the volume in GiB.
    volume_size_gb = optional(number, 50)
    # Kubernetes labels.
    labels = optional(map(string), {})
    # Kubernetes taints, by key.
    taints = optional(map(object({
      # Value of the taint.
      value = optional(string)
      # `NO_SCHEDULE`, `NO_EXECUTE`, or `PREFER_NO_SCHEDULE`.
      effect = string
    })), {})
    # Settings of the kubelet as a JSON document, such as `{"maxPods": 110}`. Only for Amazon Linux 2023. Defaults to those of the image.
    kubelet_config_json = optional(string)
    # Shell script that runs once, at the first boot of a node. Only for Amazon Linux 2023. Defaults to none.
    boot_script = optional(string)
    # Percentage of the nodes that an update can replace at the same time.
    max_unavailable_percentage = optional(number, 33)
  }))
  default  = {}
  nullable = false
}

variable "self_managed_groups" {
  description = "Self-managed node groups (Auto Scaling groups), by name. Use them for images or instance types that managed node groups don't support."
  type = map(object({
    # Fewest nodes.
    min_size = number
    # Most nodes.
    max_size = number
    # Instance type.
    instance_type = optional(string, "m6i.large")
    # Architecture of the instance type: `x86_64` or `arm64`.
    cpu_architecture = optional(string, "x86_64")
    # ID of a custom image based on the EKS image of Amazon Linux 2023. Defaults to that image.
    ami_id = optional(string)
    # IDs of the subnets. Defaults to those of the service.
    subnet_ids = optional(list(string))
    # Size of the volume in GiB.
    volume_size_gb = optional(number, 50)
    # Kubernetes labels.
    labels = optional(map(string), {})
    # Kubernetes taints as the kubelet writes them, such as `gpu=true:NoSchedule`.
    taints = optional(list(string), [])
    # Settings of the kubelet as a JSON document, such as `{"maxPods": 110}`. Defaults to those of the image.
    kubelet_config_json = optional(string)
    # Shell script that runs once, at the first boot of a node. Defaults to none.
    boot_script = optional(string)
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for group in values(var.self_managed_groups) : contains(["x86_64", "arm64"], group.cpu_architecture)])
    error_message = "The architecture of a group is x86_64 or arm64."
  }

  validation {
    condition = alltrue(flatten([
      for group in values(var.self_managed_groups) :
      [for taint in group.taints : can(regex("^[^=:]+(=[^=:]*)?:(NoSchedule|NoExecute|PreferNoSchedule)$", taint))]
    ]))
    error_message = "A taint is written as key=value:effect or key:effect, such as gpu=true:NoSchedule."
  }
}

variable "additional_security_group_ids" {
  description = "IDs of additional security groups to attach to the nodes."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "ebs_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the node volumes. The key policy must allow the Auto Scaling service-linked role to use it. Defaults to the account's default EBS key."
  type        = string
  default     = null
}

variable "key_name" {
  description = "Name of the EC2 key pair to use for SSH. Defaults to none, because Session Manager doesn't need one."
  type        = string
  default     = null
}

variable "pods_use_node_role" {
  description = "Whether pods can reach the instance metadata service, and with it the node's permissions. Service account roles are preferable."
  type        = bool
  default     = false
  nullable    = false
}

variable "attach_cni_policy" {
  description = "Whether nodes can manage network interfaces. Set to false if the network add-on has its own role."
  type        = bool
  default     = true
  nullable    = false
}

variable "node_role_policy_arns" {
  description = "ARNs of additional managed policies to attach to the node role, by name. Put application permissions in the service account roles."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the node roles. Defaults to none."
  type        = string
  default     = null
}

variable "force_update" {
  description = "Whether to force a managed node group update if a pod disruption budget prevents pods from being evicted."
  type        = bool
  default     = false
  nullable    = false
}

variable "enable_alarms" {
  description = "Whether to create a CPU alarm for every group."
  type        = bool
  default     = true
  nullable    = false
}

variable "cpu_alarm_percentage" {
  description = "Average CPU utilization of a group, as a percentage, above which its alarm fires."
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
  description = "Tags to apply to every resource that the service creates, and to the nodes."
  type        = map(string)
  default     = {}
  nullable    = false
}
