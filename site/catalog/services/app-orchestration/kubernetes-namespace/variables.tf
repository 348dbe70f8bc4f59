variable "name" {
  description = "Name of the namespace."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", var.name)) && !startswith(var.name, "kube-")
    error_message = "A namespace has 1 to 63 lowercase letters, digits, and hyphens, and doesn't begin with kube-, which belongs to Kubernetes."
  }
}

variable "labels" {
  description = "Labels to add to the namespace."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "annotations" {
  description = "Annotations to add to the namespace."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "pod_security_level" {
  description = "Pod Security Standard that pods must meet: `privileged`, `baseline`, or `restricted`."
  type        = string
  default     = "baseline"
  nullable    = false

  validation {
    condition     = contains(["privileged", "baseline", "restricted"], var.pod_security_level)
    error_message = "The level is privileged, baseline or restricted."
  }
}

variable "pod_security_warn_level" {
  description = "Pod Security Standard to warn about. If a pod doesn't meet it, `kubectl` shows a warning."
  type        = string
  default     = "restricted"
  nullable    = false

  validation {
    condition     = contains(["privileged", "baseline", "restricted"], var.pod_security_warn_level)
    error_message = "The level is privileged, baseline or restricted."
  }
}

variable "mount_default_service_account_token" {
  description = "Whether to mount a Kubernetes API token in pods that don't specify a service account."
  type        = bool
  default     = false
  nullable    = false
}

variable "resource_quota" {
  description = "Resource quota for the namespace, such as `{ \"requests.cpu\" = \"20\", \"requests.memory\" = \"64Gi\", pods = \"100\" }`. Defaults to no quota."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "container_defaults" {
  description = "Default resources for containers that don't specify any. If null, there are no defaults, and a namespace with a CPU or memory quota rejects pods that don't specify resources."
  type = object({
    # Resources reserved for the container.
    requests = optional(map(string), { cpu = "100m", memory = "128Mi" })
    # Resource limits of the container.
    limits = optional(map(string), { memory = "256Mi" })
  })
  default = {}
}

variable "isolate_network" {
  description = "Whether to block connections to pods unless they come from the same namespace or from sources that you specify. The cluster's network plugin must enforce network policies."
  type        = bool
  default     = true
  nullable    = false
}

variable "allow_from_namespaces" {
  description = "Names of the namespaces whose pods can connect when `isolate_network` is true."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "allow_from_cidr_blocks" {
  description = "CIDR blocks that can connect when `isolate_network` is true, such as the subnets of a load balancer that sends traffic directly to pods."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for block in var.allow_from_cidr_blocks : can(cidrhost(block, 0))])
    error_message = "Each entry is a CIDR block such as 10.0.0.0/16."
  }
}

variable "admin_groups" {
  description = "Kubernetes groups that have full permissions in the namespace, including for role bindings (cluster role `admin`)."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "editor_groups" {
  description = "Kubernetes groups that can change workloads in the namespace and read its secrets (cluster role `edit`)."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "viewer_groups" {
  description = "Kubernetes groups that can view everything except secrets (cluster role `view`)."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "custom_roles" {
  description = "Custom roles in the namespace, by name, with the groups and service accounts to bind them to."
  type = map(object({
    # What the role allows.
    rules = list(object({
      # API groups. The empty string is the core group.
      api_groups = list(string)
      # Resource types in the plural, such as `pods` or `pods/log`.
      resources = list(string)
      # Verbs, such as `get`, `list`, `watch`, or `create`.
      verbs = list(string)
      # Names of the objects. Defaults to all.
      resource_names = optional(list(string))
    }))
    # Kubernetes groups that have the role.
    groups = optional(list(string), [])
    # Service accounts of the namespace that have the role.
    service_accounts = optional(list(string), [])
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for role in values(var.custom_roles) : length(role.rules) > 0])
    error_message = "A role without rules allows nothing. Give it at least one."
  }
}

variable "tags" {
  description = "Tags to add to the namespace as labels. Characters that aren't valid in labels become hyphens."
  type        = map(string)
  default     = {}
  nullable    = false
}
