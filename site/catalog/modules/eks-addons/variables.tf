variable "cluster_name" {
  description = "Name of the cluster."
  type        = string
  nullable    = false
}

variable "kubernetes_version" {
  description = "Kubernetes minor version that the add-ons must be compatible with, such as `1.32`."
  type        = string
  nullable    = false
}

variable "addons" {
  description = "Add-ons, by EKS add-on name, such as `vpc-cni` or `coredns`."
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
  nullable = false
}

variable "tags" {
  description = "Tags to apply to the add-ons."
  type        = map(string)
  default     = {}
  nullable    = false
}
