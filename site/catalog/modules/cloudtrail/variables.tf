variable "name" {
  description = "Name of the trail."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9][a-zA-Z0-9._-]{1,46}[a-zA-Z0-9]$", var.name))
    error_message = "The name must have 3 to 48 letters, digits, dots, underscores, and hyphens, and start and end with a letter or digit."
  }
}

variable "bucket_name" {
  description = "Name of the S3 bucket for log files. The bucket can belong to another account. Its policy must allow CloudTrail to write to it."
  type        = string
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of the KMS key to encrypt the log files, in the same region as the bucket. The key can belong to another account. Defaults to the bucket's encryption."
  type        = string
  default     = null
}

variable "bucket_key_prefix" {
  description = "Key prefix for the log files in the bucket, without a trailing slash. Defaults to none, which puts the files under `AWSLogs/`."
  type        = string
  default     = null
}

variable "multi_region" {
  description = "Whether the trail records events in all regions. CIS requires it."
  type        = bool
  default     = true
  nullable    = false
}

variable "organization_trail" {
  description = "Whether the trail records events for every account in the AWS organization. Only the management account or a delegated administrator can create an organization trail."
  type        = bool
  default     = false
  nullable    = false
}

variable "log_file_validation" {
  description = "Whether CloudTrail writes signed digest files, which let you verify that no log file was changed or deleted."
  type        = bool
  default     = true
  nullable    = false
}

variable "enable_logging" {
  description = "Whether the trail records events. If false, logging is stopped."
  type        = bool
  default     = true
  nullable    = false
}

variable "excluded_management_event_sources" {
  description = "Event sources to exclude from the management events: `kms.amazonaws.com`, `rdsdata.amazonaws.com`, or both. If you exclude `kms.amazonaws.com`, you can't detect when a key is disabled."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for source in var.excluded_management_event_sources : contains(["kms.amazonaws.com", "rdsdata.amazonaws.com"], source)])
    error_message = "CloudTrail can exclude kms.amazonaws.com and rdsdata.amazonaws.com only."
  }
}

variable "data_event_bucket_arns" {
  description = "ARNs of the S3 buckets whose object reads and writes to record. Use `[\"*\"]` for every bucket in the account. AWS charges for every data event."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "insight_types" {
  description = "CloudTrail Insights types to detect unusual activity: `ApiCallRateInsight`, `ApiErrorRateInsight`, or both. AWS charges for every analyzed event."
  type        = set(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for type in var.insight_types : contains(["ApiCallRateInsight", "ApiErrorRateInsight"], type)])
    error_message = "An insight type is ApiCallRateInsight or ApiErrorRateInsight."
  }
}

variable "sns_topic_arn" {
  description = "ARN of the SNS topic to notify when a new log file is delivered. Defaults to none."
  type        = string
  default     = null
}

variable "send_to_cloudwatch_logs" {
  description = "Whether to also send events to a CloudWatch Logs log group, which metric filters and alarms require."
  type        = bool
  default     = true
  nullable    = false
}

variable "log_group_name" {
  description = "Name of the log group. Defaults to `/aws/cloudtrail/<name>`."
  type        = string
  default     = null
}

variable "log_group_retention_in_days" {
  description = "Number of days to keep events in the log group. The bucket stores the long-term copy."
  type        = number
  default     = 365
  nullable    = false
}

variable "log_group_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the log group, in the trail's region. Defaults to CloudWatch Logs encryption with an AWS owned key."
  type        = string
  default     = null
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the role that CloudTrail uses to write to the log group. Defaults to no boundary."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to the trail, the log group, and the role."
  type        = map(string)
  default     = {}
  nullable    = false
}
