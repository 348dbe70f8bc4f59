variable "name" {
  description = "Name of the deployment, the service, and the service account."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$", var.name))
    error_message = "The name must have 1 to 63 lowercase letters, digits, and hyphens, and must begin with a letter."
  }
}

variable "namespace" {
  description = "Namespace for all Kubernetes objects that the service creates."
  type        = string
  nullable    = false
}

variable "image" {
  description = "Container image, including its tag or digest."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("[^/]+[:@][^/]+$", var.image)) && !endswith(var.image, ":latest")
    error_message = "Name the image with a tag or digest, and not latest, so that every pod runs the same and you can go back."
  }
}

variable "ports" {
  description = "Container ports, by a name of up to 15 characters, such as `http`."
  type = map(object({
    # Port that the container listens on.
    container_port = number
    # Port of the Kubernetes service.
    service_port = optional(number, 80)
    # `TCP` or `UDP`.
    protocol = optional(string, "TCP")
  }))
  nullable = false

  validation {
    condition     = length(var.ports) > 0 && alltrue([for name in keys(var.ports) : can(regex("^[a-z0-9]([a-z0-9-]{0,13}[a-z0-9])?$", name))])
    error_message = "Name at least one port, each with 1 to 15 lowercase letters, digits, and hyphens."
  }
}

variable "command" {
  description = "Command that overrides the image's entry point."
  type        = list(string)
  default     = null
}

variable "args" {
  description = "Arguments that override the image's command."
  type        = list(string)
  default     = null
}

variable "environment" {
  description = "Environment variables. Everyone with permission to view pods can read them."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "secret_environment" {
  description = "Environment variables from Kubernetes secrets in the namespace, by name."
  type = map(object({
    # Name of the secret.
    secret_name = string
    # Key within the secret.
    key = string
  }))
  default  = {}
  nullable = false
}

variable "config_files" {
  description = "Configuration files for the container, as a map of names to contents. A change restarts the pods."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "config_files_path" {
  description = "Directory in the container in which to mount the files."
  type        = string
  default     = "/etc/config"
  nullable    = false
}

variable "scratch_paths" {
  description = "Empty directories that the container can write to, as a map of names to paths, such as `{ tmp = \"/tmp\" }`. They're deleted with the pod."
  type        = map(string)
  default     = { tmp = "/tmp" }
  nullable    = false
}

variable "resources" {
  description = "Resource requests and limits for the container."
  type = object({
    # Resources reserved for the container.
    requests = optional(map(string), { cpu = "100m", memory = "128Mi" })
    # Resource limits of the container. A container that exceeds its memory limit is killed.
    limits = optional(map(string), { memory = "256Mi" })
  })
  default  = {}
  nullable = false
}

variable "replicas" {
  description = "Number of pods to run if `autoscaling` is null."
  type        = number
  default     = 2
  nullable    = false

  validation {
    condition     = var.replicas >= 0
    error_message = "The number of pods can't be negative."
  }
}

variable "autoscaling" {
  description = "Limits and targets for horizontal autoscaling, which requires the metrics server in the cluster. If null, the number of pods is fixed."
  type = object({
    # Fewest pods.
    min_replicas = optional(number, 2)
    # Most pods.
    max_replicas = number
    # Average CPU in percent of what the pods request. If null, CPU doesn't affect scaling.
    cpu_percentage = optional(number, 70)
    # Average memory in percent of what the pods request. If null, memory doesn't affect scaling.
    memory_percentage = optional(number)
  })
  default = null

  validation {
    condition     = var.autoscaling == null ? true : var.autoscaling.min_replicas <= var.autoscaling.max_replicas
    error_message = "min_replicas of the autoscaling is above max_replicas."
  }
}

variable "health_checks" {
  description = "HTTP health checks for the container, all of which are optional."
  type = object({
    # The other checks start once this one passes. A container that never passes is restarted.
    startup = optional(object({
      # Path to ask for.
      path = optional(string, "/")
      # Name of the port to check.
      port_name = optional(string, "http")
      # Seconds between two checks.
      period_seconds = optional(number, 5)
      # Seconds to wait for a response.
      timeout_seconds = optional(number, 2)
      # Consecutive failures before the check fails.
      failure_threshold = optional(number, 30)
    }))
    # A pod that fails this check gets no requests.
    readiness = optional(object({
      # Path to ask for.
      path = optional(string, "/")
      # Name of the port to check.
      port_name = optional(string, "http")
      # Seconds between two checks.
      period_seconds = optional(number, 10)
      # Seconds to wait for a response.
      timeout_seconds = optional(number, 2)
      # Consecutive failures before the check fails.
      failure_threshold = optional(number, 3)
    }))
    # A container that fails this check is restarted. The check shouldn't depend on other services.
    liveness = optional(object({
      # Path to ask for.
      path = optional(string, "/")
      # Name of the port to check.
      port_name = optional(string, "http")
      # Seconds between two checks.
      period_seconds = optional(number, 10)
      # Seconds to wait for a response.
      timeout_seconds = optional(number, 2)
      # Consecutive failures before the check fails.
      failure_threshold = optional(number, 6)
    }))
  })
  default  = {}
  nullable = false
}

variable "service_type" {
  description = "Type of the Kubernetes service: `ClusterIP`, which is reachable only from the cluster, `NodePort`, or `LoadBalancer`."
  type        = string
  default     = "ClusterIP"
  nullable    = false

  validation {
    condition     = contains(["ClusterIP", "NodePort", "LoadBalancer"], var.service_type)
    error_message = "The type is ClusterIP, NodePort or LoadBalancer."
  }
}

variable "service_annotations" {
  description = "Annotations to add to the Kubernetes service."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "ingress" {
  description = "Settings for an Application Load Balancer in front of the service, created by the AWS Load Balancer Controller. Defaults to none."
  type = object({
    # Host names to route to the service.
    hosts = list(string)
    # Name of the port that serves the requests.
    port_name = optional(string, "http")
    # Path prefix to route to the service.
    path = optional(string, "/")
    # Whether the load balancer has private addresses only.
    internal = optional(bool, true)
    # ARN of the certificate in ACM. If null, the ingress uses plain HTTP.
    certificate_arn = optional(string)
    # Path of the load balancer's health check.
    health_check_path = optional(string, "/")
    # Name of a group of ingresses that share one load balancer. If null, it gets its own.
    group_name = optional(string)
    # Class of the ingress.
    class_name = optional(string, "alb")
    # Additional annotations.
    annotations = optional(map(string), {})
  })
  default = null

  validation {
    condition     = var.ingress == null ? true : length(var.ingress.hosts) > 0
    error_message = "An ingress needs at least one host name."
  }
}

variable "pod_identity_role" {
  description = "IAM role for the pods through EKS Pod Identity, for clusters whose nodes run the Pod Identity Agent. If null, the pods have no AWS permissions from Pod Identity."
  type = object({
    # Name of the EKS cluster.
    cluster_name = string
    # Name of the role. Defaults to the namespace and the service's name.
    name = optional(string)
    # Inline policies, as a map of names to JSON documents.
    inline_policies = optional(map(string), {})
    # ARNs of managed policies, by name.
    managed_policy_arns = optional(map(string), {})
    # ARN of the permissions boundary. Defaults to none.
    permissions_boundary = optional(string)
  })
  default = null
}

variable "iam_role" {
  description = "IAM role for the pods through the cluster's identity provider, for pods that can't use Pod Identity, such as those on Fargate. Defaults to none."
  type = object({
    # ARN of the cluster's IAM identity provider.
    oidc_provider_arn = string
    # Issuer of that provider without `https://`.
    oidc_provider_url = string
    # Name of the role. Defaults to the namespace and the service's name.
    name = optional(string)
    # Inline policies, as a map of names to JSON documents.
    inline_policies = optional(map(string), {})
    # ARNs of managed policies, by name.
    managed_policy_arns = optional(map(string), {})
    # ARN of the permissions boundary. Defaults to none.
    permissions_boundary = optional(string)
  })
  default = null
}

variable "mount_api_token" {
  description = "Whether to mount a Kubernetes API token in the pods. AWS credentials don't require it."
  type        = bool
  default     = false
  nullable    = false
}

variable "run_as_non_root" {
  description = "Whether Kubernetes rejects containers that run as root."
  type        = bool
  default     = true
  nullable    = false
}

variable "run_as_user" {
  description = "Numeric user ID to run the container as. Defaults to the user in the image, which must be numeric if `run_as_non_root` is true."
  type        = string
  default     = null
}

variable "read_only_root_filesystem" {
  description = "Whether the container can write only to `scratch_paths`."
  type        = bool
  default     = true
  nullable    = false
}

variable "node_selector" {
  description = "Labels that a node must have to run the pods."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "tolerations" {
  description = "Node taints that the pods tolerate, by key."
  type = map(object({
    # Value of the taint. Defaults to any.
    value = optional(string)
    # `NoSchedule`, `PreferNoSchedule`, or `NoExecute`.
    effect = string
  }))
  default  = {}
  nullable = false
}

variable "drain_seconds" {
  description = "Number of seconds that a pod continues to serve requests after it's asked to stop, so that load balancers can deregister it. The image must include a `sleep` command."
  type        = number
  default     = 10
  nullable    = false
}

variable "termination_grace_period_seconds" {
  description = "Number of seconds between the request to stop a pod and its forced termination, including `drain_seconds`."
  type        = number
  default     = 60
  nullable    = false
}

variable "rollout_deadline_seconds" {
  description = "Number of seconds without progress after which a rollout fails."
  type        = number
  default     = 300
  nullable    = false
}

variable "wait_for_rollout" {
  description = "Whether `terraform apply` waits until the new pods are ready. If they don't become ready, the apply fails."
  type        = bool
  default     = true
  nullable    = false
}

variable "labels" {
  description = "Labels to add to all Kubernetes objects, including the pods."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "pod_annotations" {
  description = "Annotations to add to the pods."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the IAM role."
  type        = map(string)
  default     = {}
  nullable    = false
}
