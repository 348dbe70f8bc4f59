variable "cluster" {
  description = "Cluster to join. Set to null for managed nodes, because EKS adds this configuration for them."
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
  description = "Kubelet flags, such as `--node-labels=workload=batch`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "kubelet_config_json" {
  description = "Kubelet settings as a JSON document, with the field names from `KubeletConfiguration`. Defaults to the image's settings."
  type        = string
  default     = null

  validation {
    condition     = var.kubelet_config_json == null ? true : can(keys(jsondecode(var.kubelet_config_json)))
    error_message = "The settings of the kubelet are a JSON object, such as {\"maxPods\": 110}."
  }
}

variable "boot_script" {
  description = "Shell script to run once, at first boot. It must begin with `#!`. Defaults to none."
  type        = string
  default     = null

  validation {
    condition     = var.boot_script == null ? true : startswith(var.boot_script, "#!")
    error_message = "A script begins with #! and its interpreter, or cloud-init doesn't run it."
  }
}
