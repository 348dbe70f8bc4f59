variable "name" {
  description = "Name of the cluster."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9_-]{1,255}$", var.name))
    error_message = "The name of a cluster has letters, digits, hyphens, and underscores."
  }
}

variable "capacity_providers" {
  description = "Capacity providers that the cluster can use: `FARGATE`, `FARGATE_SPOT`, or custom providers."
  type        = list(string)
  nullable    = false
}

variable "default_capacity_provider_strategy" {
  description = "Default capacity provider strategy for tasks that specify neither a launch type nor a strategy."
  type = list(object({
    # Name of a capacity provider of the cluster.
    capacity_provider = string
    # Weight of this provider for tasks above the base, relative to the other entries.
    weight = optional(number, 1)
    # Number of tasks to place here first. Only one entry can have a base.
    base = optional(number, 0)
  }))
  default  = []
  nullable = false

  validation {
    condition     = length([for entry in var.default_capacity_provider_strategy : entry if entry.base > 0]) <= 1
    error_message = "Only one entry of the strategy can have a base."
  }
}

variable "container_insights" {
  description = "Whether to collect task and container metrics with CloudWatch Container Insights."
  type        = bool
  default     = true
  nullable    = false
}

variable "exec_session_kms_key_arn" {
  description = "ARN of the KMS key to encrypt ECS Exec sessions in transit. If null, only TLS protects the sessions."
  type        = string
  default     = null
}

variable "exec_logs_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the log group for ECS Exec sessions. Defaults to CloudWatch Logs encryption with an AWS owned key."
  type        = string
  default     = null
}

variable "exec_log_retention_in_days" {
  description = "Number of days to keep ECS Exec session logs."
  type        = number
  default     = 90
  nullable    = false
}

variable "service_connect_namespace_arn" {
  description = "ARN of the Cloud Map namespace that services join by default. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to the cluster and its log group."
  type        = map(string)
  default     = {}
  nullable    = false
}
