variable "name" {
  description = "Name of the cluster."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9_-]{1,50}$", var.name))
    error_message = "The name has 1 to 50 letters, digits, hyphens and underscores."
  }
}

variable "on_demand_base" {
  description = "Number of tasks of each service that run on regular Fargate before the weights count."
  type        = number
  default     = 0
  nullable    = false

  validation {
    condition     = var.on_demand_base >= 0
    error_message = "The base cannot be negative."
  }
}

variable "on_demand_weight" {
  description = "Share of regular Fargate among the tasks above the base, relative to `spot_weight`."
  type        = number
  default     = 1
  nullable    = false

  validation {
    condition     = var.on_demand_weight >= 0 && var.on_demand_weight <= 1000
    error_message = "A weight is a number from 0 to 1000."
  }
}

variable "spot_weight" {
  description = "Share of Fargate Spot, which is cheaper and may stop a task with two minutes' notice. Zero keeps tasks off it unless a service names it."
  type        = number
  default     = 0
  nullable    = false

  validation {
    condition     = var.spot_weight >= 0 && var.spot_weight <= 1000
    error_message = "A weight is a number from 0 to 1000."
  }
}

variable "container_insights" {
  description = "Whether CloudWatch Container Insights collects metrics of tasks and containers."
  type        = bool
  default     = true
  nullable    = false
}

variable "service_connect_namespace" {
  description = "Name of a Cloud Map namespace to make, which services join by default to find each other by name. Defaults to none."
  type        = string
  default     = null
}

variable "create_kms_key" {
  description = "Whether to create a KMS key for ECS Exec sessions and the log groups."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key, used if `create_kms_key` is false. CloudWatch Logs of this region must be allowed to use it. Defaults to encryption with keys that AWS owns."
  type        = string
  default     = null
}

variable "kms_key_administrators" {
  description = "ARNs of those who can manage the key that is created, but not use it. Empty leaves that to IAM policies of the account."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "kms_key_deletion_window_in_days" {
  description = "Days for which a deleted key can be brought back."
  type        = number
  default     = 30
  nullable    = false

  validation {
    condition     = var.kms_key_deletion_window_in_days >= 7 && var.kms_key_deletion_window_in_days <= 30
    error_message = "KMS waits for 7 to 30 days."
  }
}

variable "exec_log_retention_in_days" {
  description = "Days to keep the logs of ECS Exec sessions."
  type        = number
  default     = 90
  nullable    = false
}

variable "log_task_events" {
  description = "Whether changes of tasks, deployments and services are logged. ECS itself forgets why a task stopped after about an hour."
  type        = bool
  default     = true
  nullable    = false
}

variable "logged_event_types" {
  description = "Kinds of ECS events to log."
  type        = list(string)
  default     = ["ECS Task State Change", "ECS Deployment State Change", "ECS Service Action"]
  nullable    = false

  validation {
    condition     = length(setsubtract(var.logged_event_types, ["ECS Task State Change", "ECS Deployment State Change", "ECS Service Action"])) == 0
    error_message = "The kinds are ECS Task State Change, ECS Deployment State Change and ECS Service Action."
  }
}

variable "event_log_retention_in_days" {
  description = "Days to keep the log of those changes."
  type        = number
  default     = 30
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
