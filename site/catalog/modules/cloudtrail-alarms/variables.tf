variable "log_group_name" {
  description = "Name of the log group that receives CloudTrail events."
  type        = string
  nullable    = false
}

variable "alarms" {
  description = "Alarms to create. Defaults to all alarms."
  type        = set(string)
  default = [
    "unauthorized-api-calls",
    "console-sign-in-without-mfa",
    "root-user-activity",
    "iam-policy-changes",
    "cloudtrail-changes",
    "console-authentication-failures",
    "kms-key-disabled-or-deleted",
    "s3-bucket-policy-changes",
    "config-changes",
    "security-group-changes",
    "network-acl-changes",
    "network-gateway-changes",
    "route-table-changes",
    "vpc-changes",
    "organizations-changes",
  ]
  nullable = false

  validation {
    condition = alltrue([
      for name in var.alarms : contains([
        "unauthorized-api-calls", "console-sign-in-without-mfa", "root-user-activity", "iam-policy-changes", "cloudtrail-changes",
        "console-authentication-failures", "kms-key-disabled-or-deleted", "s3-bucket-policy-changes", "config-changes",
        "security-group-changes", "network-acl-changes", "network-gateway-changes", "route-table-changes", "vpc-changes",
        "organizations-changes",
      ], name)
    ])
    error_message = "An alarm has an unknown name. The README lists the fifteen names."
  }
}

variable "custom_alarms" {
  description = "Additional alarms on CloudTrail events, by name. You can't reuse the names of the built-in alarms."
  type = map(object({
    # The filter pattern of CloudWatch Logs that an event must match.
    pattern = string
    # What the alarm means and what to do about it.
    description = string
  }))
  default  = {}
  nullable = false
}

variable "thresholds" {
  description = "Number of matching events within one period that triggers an alarm, by alarm name. Alarms that you don't list fire at the first event."
  type        = map(number)
  default     = {}
  nullable    = false

  validation {
    condition     = alltrue([for threshold in values(var.thresholds) : threshold >= 1])
    error_message = "A threshold must be at least 1."
  }
}

variable "period" {
  description = "Length of a period, in seconds."
  type        = number
  default     = 300
  nullable    = false
}

variable "metric_namespace" {
  description = "CloudWatch namespace for the metrics."
  type        = string
  default     = "CloudTrailMetrics"
  nullable    = false

  validation {
    condition     = !startswith(var.metric_namespace, "AWS/")
    error_message = "Namespaces that start with AWS/ are reserved."
  }
}

variable "alarm_topic_arns" {
  description = "ARNs of the SNS topics to notify when an alarm fires. CIS requires at least one with a subscriber."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "name_prefix" {
  description = "Prefix for the names of the metric filters and alarms, such as `prod-`."
  type        = string
  default     = ""
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every alarm."
  type        = map(string)
  default     = {}
  nullable    = false
}
