variable "name" {
  description = "Name of the cluster."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9][A-Za-z0-9_-]{0,51}$", var.name))
    error_message = "The name must have 1 to 52 letters, digits, hyphens, and underscores, and must begin with a letter or digit, so that the name of the role stays within 64."
  }
}

variable "kubernetes_version" {
  description = "Kubernetes minor version, such as `1.32`. Upgrade one minor version at a time."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^1\\.[0-9]{2}$", var.kubernetes_version))
    error_message = "The version is a minor version such as 1.32, without a patch number."
  }
}

variable "support_type" {
  description = "What happens when standard support for the Kubernetes version ends. `EXTENDED` keeps the version for 12 more months at a higher hourly price, and `STANDARD` lets EKS upgrade the control plane automatically."
  type        = string
  default     = "EXTENDED"
  nullable    = false

  validation {
    condition     = contains(["STANDARD", "EXTENDED"], var.support_type)
    error_message = "The support type is STANDARD or EXTENDED."
  }
}

variable "auto_mode" {
  description = "Settings for EKS Auto Mode, in which AWS manages the cluster's nodes, disks, and load balancers. If null, you manage the nodes. To stop using Auto Mode, set `enabled` to false before you set this input to null."
  type = object({
    # Whether Auto Mode is on.
    enabled = optional(bool, true)
    # Built-in node pools: `general-purpose` for pods, `system` for what the cluster itself needs. Leave it empty if custom pools replace
    # them.
    node_pools = optional(list(string), ["general-purpose", "system"])
  })
  default = null

  validation {
    condition     = length(setsubtract(try(var.auto_mode.node_pools, []), ["general-purpose", "system"])) == 0
    error_message = "The built-in node pools are general-purpose and system."
  }
}

variable "subnet_ids" {
  description = "IDs of the subnets for the control plane's network interfaces, in at least two Availability Zones."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.subnet_ids) >= 2
    error_message = "EKS needs subnets in at least two availability zones."
  }
}

variable "secrets_kms_key_arn" {
  description = "ARN of the KMS key that encrypts Kubernetes secrets. You can't change it later."
  type        = string
  nullable    = false
}

variable "security_group_ids" {
  description = "IDs of additional security groups for the control plane's network interfaces."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "public_access_cidrs" {
  description = "CIDR blocks that can reach the API server over the internet. If empty, only the VPC can reach the API server."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for block in var.public_access_cidrs : can(cidrhost(block, 0))])
    error_message = "Each entry is a CIDR block such as 203.0.113.0/24."
  }
}

variable "service_ipv4_cidr" {
  description = "CIDR block for Kubernetes service addresses. It must not overlap with the VPC or its peers. If null, EKS chooses one."
  type        = string
  default     = null
}

variable "access_entries" {
  description = "IAM principals that can use the Kubernetes API, by name."
  type = map(object({
    # ARN of the IAM role or user.
    principal_arn = string
    # Kubernetes groups of the principal, for your role bindings.
    kubernetes_groups = optional(list(string), [])
    # EKS access policies by name, such as `AmazonEKSClusterAdminPolicy` or `AmazonEKSViewPolicy`.
    policies = optional(map(object({
      # Namespaces in which the policy applies. Defaults to the whole cluster.
      namespaces = optional(list(string), [])
    })), {})
  }))
  default  = {}
  nullable = false
}

variable "log_types" {
  description = "Control plane log types to keep: `api`, `audit`, `authenticator`, `controllerManager`, and `scheduler`."
  type        = list(string)
  default     = ["api", "audit", "authenticator", "controllerManager", "scheduler"]
  nullable    = false

  validation {
    condition     = length(setsubtract(var.log_types, ["api", "audit", "authenticator", "controllerManager", "scheduler"])) == 0
    error_message = "The logs are api, audit, authenticator, controllerManager and scheduler."
  }
}

variable "log_retention_in_days" {
  description = "Number of days to keep the control plane logs."
  type        = number
  default     = 90
  nullable    = false
}

variable "log_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the log group. Defaults to CloudWatch Logs encryption with an AWS owned key."
  type        = string
  default     = null
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the cluster role. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to the cluster, its role, its log group, and its identity provider."
  type        = map(string)
  default     = {}
  nullable    = false
}
