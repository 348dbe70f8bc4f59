variable "cluster" {
  description = "The cluster to join. Leave it null for managed nodes, because EKS adds it for them."
  type = object({
    # Name of the cluster.
    name = string
    # URL of the Kubernetes API.
    endpoint = string
    # Certificate of the cluster's authority in base64.
    certificate_authority_data = string
    # CIDR block of the addresses of Kubernetes services.
    service_ipv4_cidr = string
  })
  default = null
}

variable "kubelet_flags" {
  description = "Flags of the kubelet, such as `--node-labels=workload=batch`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "kubelet_config_json" {
  description = "Settings of the kubelet as a JSON document, with the field names of `KubeletConfiguration`. Defaults to those of the image."
  type        = string
  default     = null

  validation {
    condition     = var.kubelet_config_json == null ? true : can(keys(jsondecode(var.kubelet_config_json)))
    error_message = "The settings of the kubelet are a JSON object, such as {\"maxPods\": 110}."
  }
}

variable "boot_script" {
  description = "Shell script that runs once, at the first boot. It begins with `#!`. Defaults to none."
  type        = string
  default     = null

  validation {
    condition     = var.boot_script == null ? true : startswith(var.boot_script, "#!")
    error_message = "A script begins with #! and its interpreter, or cloud-init doesn't run it."
  }
}
