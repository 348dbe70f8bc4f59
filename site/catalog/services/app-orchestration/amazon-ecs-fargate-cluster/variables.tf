variable "name" {
  description = "Name of the cluster."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9_-]{1,50}$", var.name))
    error_message = "The name must have 1 to 50 letters, digits, hyphens, and underscores."
  }
}

variable "on_demand_base" {
  description = "Number of tasks in every service to run on regular Fargate before the weights apply."
  type        = number
  default     = 0
  nullable    = false

  validation {
    condition     = var.on_demand_base >= 0
    error_message = "The base can't be negative."
  }
}

variable "on_demand_weight" {
  description = "Weight of regular Fargate for tasks above the base, relative to `spot_weight`."
  type        = number
  default     = 1
  nullable    = false

  validation {
    condition     = var.on_demand_weight >= 0 && var.on_demand_weight <= 1000
    error_message = "A weight is a number from 0 to 1000."
  }
}

variable "spot_weight" {
  description = "Weight of Fargate Spot, which costs less but can stop a task with two minutes' notice. If zero, only services that specify Fargate Spot use it."
  type        = number
  default     = 0
  nullable    = false

  validation {
    condition     = var.spot_weight >= 0 && var.spot_weight <= 1000
    error_message = "A weight is a number from 0 to 1000."
  }
}

variable "container_insights" {
  description = "Whether to collect task and container metrics with CloudWatch Container Insights."
  type        = bool
  default     = true
  nullable    = false
}

variable "service_connect_namespace" {
  description = "Name of a Cloud Map namespace to create. Services join it by default to discover one another by name. Defaults to none."
  type        = string
  default     = null
}

variable "create_kms_key" {
  description = "Whether to create a KMS key for ECS Exec sessions and log groups."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key, used if `create_kms_key` is false. The key policy must allow CloudWatch Logs in this region to use it. Defaults to encryption with AWS owned keys."
  type        = string
  default     = null
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM principals that can manage the new key but can't use it. If empty, only the account's IAM policies grant access."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "kms_key_deletion_window_in_days" {
  description = "Number of days during which you can cancel the deletion of the key."
  type        = number
  default     = 30
  nullable    = false

  validation {
    condition     = var.kms_key_deletion_window_in_days >= 7 && var.kms_key_deletion_window_in_days <= 30
    error_message = "KMS waits for 7 to 30 days."
  }
}

variable "exec_log_retention_in_days" {
  description = "Number of days to keep ECS Exec session logs."
  type        = number
  default     = 90
  nullable    = false
}

variable "log_task_events" {
  description = "Whether to log state changes of tasks, deployments, and services. ECS keeps the reason that a task stopped for only about an hour."
  type        = bool
  default     = true
  nullable    = false
}

variable "logged_event_types" {
  description = "ECS event types to log."
  type        = list(string)
  default     = ["ECS Task State Change", "ECS Deployment State Change", "ECS Service Action"]
  nullable    = false

  validation {
    condition     = length(setsubtract(var.logged_event_types, ["ECS Task State Change", "ECS Deployment State Change", "ECS Service Action"])) == 0
    error_message = "The kinds are ECS Task State Change, ECS Deployment State Change and ECS Service Action."
  }
}

variable "event_log_retention_in_days" {
  description = "Number of days to keep the event log."
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
