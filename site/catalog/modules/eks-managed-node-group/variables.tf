variable "name" {
  description = "Name of the node group. Terraform adds a suffix so that a replacement can exist at the same time."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9][A-Za-z0-9_-]{0,35}$", var.name))
    error_message = "The name must have 1 to 36 letters, digits, hyphens, and underscores, and must begin with a letter or digit."
  }
}

variable "cluster_name" {
  description = "Name of the cluster."
  type        = string
  nullable    = false
}

variable "node_role_arn" {
  description = "ARN of the node role."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of the subnets for the nodes."
  type        = list(string)
  nullable    = false
}

variable "security_group_ids" {
  description = "IDs of the security groups to attach to the nodes. Include the cluster security group."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.security_group_ids) > 0
    error_message = "Nodes need at least the cluster's security group, or they can't join."
  }
}

variable "min_size" {
  description = "Minimum number of nodes."
  type        = number
  nullable    = false
}

variable "max_size" {
  description = "Maximum number of nodes."
  type        = number
  nullable    = false
}

variable "initial_size" {
  description = "Initial number of nodes. Defaults to `min_size`. After that, the autoscaler controls the number."
  type        = number
  default     = null
}

variable "instance_types" {
  description = "Instance types. For Spot Instances, specify multiple types of the same size to reduce the risk of interruptions."
  type        = list(string)
  default     = ["m6i.large"]
  nullable    = false
}

variable "capacity_type" {
  description = "Capacity type: `ON_DEMAND` or `SPOT`."
  type        = string
  default     = "ON_DEMAND"
  nullable    = false

  validation {
    condition     = contains(["ON_DEMAND", "SPOT"], var.capacity_type)
    error_message = "The capacity type is ON_DEMAND or SPOT."
  }
}

variable "ami_type" {
  description = "Image type, such as `AL2023_x86_64_STANDARD`, `AL2023_ARM_64_STANDARD`, or `BOTTLEROCKET_x86_64`."
  type        = string
  default     = "AL2023_x86_64_STANDARD"
  nullable    = false
}

variable "kubernetes_version" {
  description = "Kubernetes minor version for the nodes. Defaults to the control plane version at the first apply."
  type        = string
  default     = null
}

variable "release_version" {
  description = "Release version of the image. Defaults to the latest version at the first apply."
  type        = string
  default     = null
}

variable "volume_size_gb" {
  description = "Size, in GiB, of the volume that contains images and container data. The volume is always encrypted."
  type        = number
  default     = 50
  nullable    = false
}

variable "ebs_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the volumes. Defaults to the account's default EBS key."
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

variable "kubelet_config_json" {
  description = "Kubelet settings as a JSON document, such as `{\"maxPods\": 110}`. Supported only on Amazon Linux 2023. Defaults to the EKS settings."
  type        = string
  default     = null
}

variable "boot_script" {
  description = "Shell script to run once, when a node first boots. Supported only on Amazon Linux 2023. Defaults to none."
  type        = string
  default     = null
}

variable "labels" {
  description = "Kubernetes labels for the nodes."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "taints" {
  description = "Kubernetes taints for the nodes, by key."
  type = map(object({
    # Value of the taint.
    value = optional(string)
    # `NO_SCHEDULE`, `NO_EXECUTE`, or `PREFER_NO_SCHEDULE`.
    effect = string
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for taint in values(var.taints) : contains(["NO_SCHEDULE", "NO_EXECUTE", "PREFER_NO_SCHEDULE"], taint.effect)])
    error_message = "The effect of a taint is NO_SCHEDULE, NO_EXECUTE or PREFER_NO_SCHEDULE."
  }
}

variable "max_unavailable_percentage" {
  description = "Maximum percentage of nodes that can be unavailable during an update."
  type        = number
  default     = 33
  nullable    = false

  validation {
    condition     = var.max_unavailable_percentage >= 1 && var.max_unavailable_percentage <= 100
    error_message = "The percentage must be from 1 to 100."
  }
}

variable "force_update" {
  description = "Whether to force an update if a pod disruption budget prevents pods from being evicted."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the node group, its launch template, and its instances."
  type        = map(string)
  default     = {}
  nullable    = false
}
