variable "create_kms_key" {
  description = "Whether to create a KMS key for this domain. Choose before the first apply: a change replaces the domain, and the key that encrypts it is scheduled for deletion."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key for volumes, snapshots, and the password. Ignored if `create_kms_key` is true. If both are unset, the keys that AWS manages in the account are used."
  type        = string
  default     = null
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM principals that manage the key if `create_kms_key` is true."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "log_exports" {
  description = "The logs that go to CloudWatch Logs: `INDEX_SLOW_LOGS`, `SEARCH_SLOW_LOGS`, `ES_APPLICATION_LOGS`, and `AUDIT_LOGS`. Slow and audit logs must also be turned on in the domain."
  type        = list(string)
  default     = ["INDEX_SLOW_LOGS", "SEARCH_SLOW_LOGS", "ES_APPLICATION_LOGS", "AUDIT_LOGS"]
  nullable    = false

  validation {
    condition     = alltrue([for log in var.log_exports : contains(["INDEX_SLOW_LOGS", "SEARCH_SLOW_LOGS", "ES_APPLICATION_LOGS", "AUDIT_LOGS"], log)])
    error_message = "The logs are INDEX_SLOW_LOGS, SEARCH_SLOW_LOGS, ES_APPLICATION_LOGS and AUDIT_LOGS."
  }
}

variable "log_retention_in_days" {
  description = "Number of days that CloudWatch Logs keeps these logs."
  type        = number
  default     = 90
  nullable    = false
}

variable "enable_alarms" {
  description = "Whether to create CloudWatch alarms for health, storage, blocked writes, nodes, snapshots, CPU, memory, and the KMS key."
  type        = bool
  default     = true
  nullable    = false
}

variable "alarm_topic_arns" {
  description = "ARNs of the SNS topics to notify when an alarm fires."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "alarm_thresholds" {
  description = "When the alarms on resources fire, measured over two periods of five minutes."
  type = object({
    # Free storage of the fullest node in GiB.
    free_storage_gb = optional(number, 20)
    # Average CPU utilization of the data nodes in percent.
    cpu_percent = optional(number, 80)
    # Used heap of the fullest node in percent.
    memory_pressure_percent = optional(number, 90)
  })
  default  = {}
  nullable = false
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
