variable "cluster_name" {
  description = "Name of the EKS cluster. You must configure the `helm` and `kubernetes` providers for this cluster in the calling module."
  type        = string
  nullable    = false

  validation {
    condition     = length(var.cluster_name) <= 45
    error_message = "The name must have at most 45 characters, so that the names of the roles stay within 64."
  }
}

variable "oidc_provider_arn" {
  description = "ARN of the cluster's IAM identity provider."
  type        = string
  nullable    = false
}

variable "oidc_provider_url" {
  description = "Issuer URL of the cluster's identity provider, without `https://`."
  type        = string
  nullable    = false

  validation {
    condition     = !startswith(var.oidc_provider_url, "https://")
    error_message = "Leave out https://; the trust policy names the issuer without it."
  }
}

variable "addons" {
  description = "EKS add-ons that require nodes, by name. The EBS driver has its own input."
  type = map(object({
    # Version such as `v1.11.1-eksbuild.9`. Defaults to the version that AWS recommends.
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
    coredns = {}
  }
  nullable = false
}

variable "ebs_csi_driver" {
  description = "Settings for the EBS volume driver, which includes an encrypted gp3 storage class that becomes the default."
  type = object({
    # Whether to install it.
    enabled = optional(bool, true)
    # Version of the add-on. Defaults to the version that AWS recommends.
    version = optional(string)
    # ARNs of the KMS keys that the driver can use. The first one encrypts volumes of the default storage class. Defaults to the account's
    # default EBS key.
    kms_key_arns = optional(list(string), [])
  })
  default  = {}
  nullable = false
}

variable "load_balancer_controller" {
  description = "Settings for the AWS Load Balancer Controller, which creates load balancers for ingresses and services."
  type = object({
    # Whether to install it.
    enabled = optional(bool, true)
    # Version of the Helm chart.
    chart_version = optional(string, "3.5.0")
  })
  default  = {}
  nullable = false
}

variable "cluster_autoscaler" {
  description = "Settings for the Cluster Autoscaler, which adds nodes for pending pods and removes idle nodes."
  type = object({
    # Whether to install it.
    enabled = optional(bool, true)
    # Version of the Helm chart. Its app version should have the minor version of the cluster.
    chart_version = optional(string, "9.59.0")
    # Strategy for choosing the node group to scale out: `least-waste`, `most-pods`, `random`, or `priority`.
    expander = optional(string, "least-waste")
    # How long a node must be idle before it's removed.
    scale_down_after = optional(string, "10m")
  })
  default  = {}
  nullable = false

  validation {
    condition     = contains(["least-waste", "most-pods", "random", "priority"], var.cluster_autoscaler.expander)
    error_message = "The expander is least-waste, most-pods, random or priority."
  }
}

variable "metrics_server" {
  description = "Settings for the metrics server, which `kubectl top` and horizontal autoscaling depend on."
  type = object({
    # Whether to install it.
    enabled = optional(bool, true)
    # Version of the Helm chart.
    chart_version = optional(string, "3.13.1")
  })
  default  = {}
  nullable = false
}

variable "external_dns" {
  description = "Settings for ExternalDNS, which creates Route 53 records for ingresses and services."
  type = object({
    # Whether to install it.
    enabled = optional(bool, false)
    # Version of the Helm chart.
    chart_version = optional(string, "1.21.1")
    # IDs of the hosted zones that it can change.
    hosted_zone_ids = optional(list(string), [])
    # Domains that it manages. Defaults to all domains in those zones.
    domain_filters = optional(list(string), [])
    # Whether to delete records when their ingress or service is deleted.
    delete_records = optional(bool, false)
  })
  default  = {}
  nullable = false

  validation {
    condition     = !var.external_dns.enabled || length(var.external_dns.hosted_zone_ids) > 0
    error_message = "ExternalDNS needs the IDs of the zones that it can change: set hosted_zone_ids."
  }
}

variable "container_logs" {
  description = "Settings for Fluent Bit, which runs on every node and sends the logs from all containers to CloudWatch Logs."
  type = object({
    # Whether to install it.
    enabled = optional(bool, true)
    # Version of the Helm chart.
    chart_version = optional(string, "0.2.0")
    # Days to keep the logs.
    retention_in_days = optional(number, 30)
    # ARN of the KMS key of the log group. Defaults to CloudWatch Logs' own encryption.
    kms_key_arn = optional(string)
  })
  default  = {}
  nullable = false
}

variable "container_insights" {
  description = "Settings for CloudWatch Container Insights, which collects metrics for nodes, pods, and containers, with alarms for memory, disk, and failed nodes. The cost depends on the number of nodes and pods."
  type = object({
    # Whether to install it.
    enabled = optional(bool, false)
    # Version of the add-on. Defaults to the version that AWS recommends.
    version = optional(string)
    # Memory usage of a node, in percent, above which an alarm fires.
    memory_alarm_percentage = optional(number, 85)
    # Disk usage of a node, in percent, above which an alarm fires.
    disk_alarm_percentage = optional(number, 75)
  })
  default  = {}
  nullable = false
}

variable "alarm_topic_arns" {
  description = "ARNs of the SNS topics to notify when an alarm fires."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "chart_repositories" {
  description = "URLs of the Helm repositories, for clusters that use mirrors."
  type = object({
    # Repository of the AWS Load Balancer Controller.
    load_balancer_controller = optional(string, "https://aws.github.io/eks-charts")
    # Repository of the Cluster Autoscaler.
    cluster_autoscaler = optional(string, "https://kubernetes.github.io/autoscaler")
    # Repository of the metrics server.
    metrics_server = optional(string, "https://kubernetes-sigs.github.io/metrics-server/")
    # Repository of ExternalDNS.
    external_dns = optional(string, "https://kubernetes-sigs.github.io/external-dns/")
    # Repository of Fluent Bit.
    container_logs = optional(string, "https://aws.github.io/eks-charts")
  })
  default  = {}
  nullable = false
}

variable "helm_timeout_seconds" {
  description = "Number of seconds to wait for a Helm release to become healthy before rolling it back."
  type        = number
  default     = 300
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the roles. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to the roles, the add-ons, the log group, and the load balancers that the controller creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
