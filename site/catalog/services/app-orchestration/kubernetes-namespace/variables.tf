variable "name" {
  description = "Name of the namespace."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", var.name)) && !startswith(var.name, "kube-")
    error_message = "A namespace has 1 to 63 lower-case letters, digits and hyphens, and does not begin with kube-, which belongs to Kubernetes."
  }
}

variable "labels" {
  description = "Labels of the namespace."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "annotations" {
  description = "Annotations of the namespace."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "pod_security_level" {
  description = "Pod Security Standard that pods must meet: `privileged`, `baseline` or `restricted`."
  type        = string
  default     = "baseline"
  nullable    = false

  validation {
    condition     = contains(["privileged", "baseline", "restricted"], var.pod_security_level)
    error_message = "The level is privileged, baseline or restricted."
  }
}

variable "pod_security_warn_level" {
  description = "Pod Security Standard that `kubectl` warns about when a pod doesn't meet it."
  type        = string
  default     = "restricted"
  nullable    = false

  validation {
    condition     = contains(["privileged", "baseline", "restricted"], var.pod_security_warn_level)
    error_message = "The level is privileged, baseline or restricted."
  }
}

variable "mount_default_service_account_token" {
  description = "Whether pods that name no service account get a token for the Kubernetes API."
  type        = bool
  default     = false
  nullable    = false
}

variable "resource_quota" {
  description = "What the whole namespace may ask for, such as `{ \"requests.cpu\" = \"20\", \"requests.memory\" = \"64Gi\", pods = \"100\" }`. Empty for no quota."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "container_defaults" {
  description = "What a container gets that asks for nothing. If null, there are no defaults, and a namespace with a quota on CPU or memory rejects such pods."
  type = object({
    # What is set aside for the container, by resource.
    requests = optional(map(string), { cpu = "100m", memory = "128Mi" })
    # What the container can use at most, by resource.
    limits = optional(map(string), { memory = "256Mi" })
  })
  default = {}
}

variable "isolate_network" {
  description = "Whether only pods of the same namespace, and sources that are named, may connect to its pods. The cluster's network plugin must enforce network policies."
  type        = bool
  default     = true
  nullable    = false
}

variable "allow_from_namespaces" {
  description = "Names of the namespaces whose pods can connect in spite of the isolation."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "allow_from_cidr_blocks" {
  description = "CIDR blocks that can connect in spite of the isolation, such as the subnets of a load balancer that sends to pods directly."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for block in var.allow_from_cidr_blocks : can(cidrhost(block, 0))])
    error_message = "Each entry is a CIDR block such as 10.0.0.0/16."
  }
}

variable "admin_groups" {
  description = "Kubernetes groups with full permissions in the namespace, including role bindings (cluster role `admin`)."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "editor_groups" {
  description = "Kubernetes groups that can change what runs in the namespace and read its secrets (cluster role `edit`)."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "viewer_groups" {
  description = "Kubernetes groups that can look at everything but secrets (cluster role `view`)."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "custom_roles" {
  description = "Your own roles in the namespace, by name, and who has them."
  type = map(object({
    # What the role allows.
    rules = list(object({
      # API groups. The empty text is the core group.
      api_groups = list(string)
      # Kinds of objects in the plural, such as `pods` or `pods/log`.
      resources = list(string)
      # What may be done, such as `get`, `list`, `watch` or `create`.
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
  description = "Tags, added to the namespace as labels. Characters that labels can't hold become hyphens."
  type        = map(string)
  default     = {}
  nullable    = false
}
