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

variable "vpc_id" {
  description = "ID of the VPC for the cluster."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of private subnets for the control plane's network interfaces and for Fargate pods, in at least two Availability Zones."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.subnet_ids) >= 2
    error_message = "EKS needs subnets in at least two availability zones."
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

variable "cluster_administrators" {
  description = "ARNs of the IAM roles that have full Kubernetes permissions, by name. If the map is empty, no principal has these permissions, including the creator of the cluster."
  type        = map(string)
  default     = {}
  nullable    = false
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

variable "allow_api_from_security_groups" {
  description = "IDs of security groups in the VPC that can reach the Kubernetes API, such as those of a bastion host or VPN server, by name."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "allow_api_from_cidr_blocks" {
  description = "Private IPv4 CIDR blocks that can reach the Kubernetes API inside the VPC, by name."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "service_ipv4_cidr" {
  description = "CIDR block for Kubernetes service addresses. It must not overlap with the VPC or its peers. If null, EKS chooses one."
  type        = string
  default     = null
}

variable "create_kms_key" {
  description = "Whether to create a KMS key for Kubernetes secrets and the control plane logs. Decide before the first apply, because a change replaces the cluster and schedules the key that encrypts its secrets for deletion."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key. Required if `create_kms_key` is false. The key policy must allow CloudWatch Logs in this region to use it."
  type        = string
  default     = null

  validation {
    condition     = var.kms_key_arn == null ? true : can(regex("^arn:[^:]+:kms:", var.kms_key_arn))
    error_message = "The key must be given by its ARN, which begins with arn:aws:kms."
  }
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM principals that can manage the new key but can't use it. If empty, only the account's IAM policies grant access."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "kms_key_deletion_window_in_days" {
  description = "Number of days during which you can cancel the deletion of the key. Without the key, you can't recover the cluster's secrets."
  type        = number
  default     = 30
  nullable    = false

  validation {
    condition     = var.kms_key_deletion_window_in_days >= 7 && var.kms_key_deletion_window_in_days <= 30
    error_message = "KMS waits for 7 to 30 days."
  }
}

variable "addons" {
  description = "EKS add-ons that nodes need in order to join, by name. Add-ons that run as deployments belong in the core services, which you install after the nodes."
  type = map(object({
    # Version such as `v1.18.1-eksbuild.1`. Defaults to the version that AWS recommends.
    version = optional(string)
    # Whether to use the newest version instead of the default one if `version` is null.
    most_recent = optional(bool, false)
    # ARN of the role of the add-on's service account. Defaults to the node's permissions.
    service_account_role_arn = optional(string)
    # Settings of the add-on as a JSON document.
    configuration_json = optional(string)
    # Whether an update preserves settings that were changed manually in the cluster.
    keep_manual_changes = optional(bool, false)
  }))
  default = {
    vpc-cni                = {}
    kube-proxy             = {}
    eks-pod-identity-agent = {}
  }
  nullable = false
}

variable "fargate_profiles" {
  description = "Fargate profiles, by name. Pods that match any of a profile's selectors run on Fargate."
  type = map(object({
    # Selectors, of which a pod must match at least one.
    selectors = list(object({
      # Namespace of the pod.
      namespace = string
      # Labels that the pod must have.
      labels = optional(map(string), {})
    }))
    # IDs of private subnets for the pods. Defaults to those of the cluster.
    subnet_ids = optional(list(string))
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for profile in values(var.fargate_profiles) : length(profile.selectors) >= 1 && length(profile.selectors) <= 5])
    error_message = "A Fargate profile has one to five selectors."
  }
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

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the roles. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
