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
  description = "Name of the S3 bucket that keeps the log files. It can belong to another account. Its policy must let CloudTrail write."
  type        = string
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the log files, in the region of the bucket. It can belong to another account. Defaults to the encryption of the bucket."
  type        = string
  default     = null
}

variable "bucket_key_prefix" {
  description = "Prefix of the log files in the bucket, without a slash at the end. Defaults to the top level, under `AWSLogs/`."
  type        = string
  default     = null
}

variable "multi_region" {
  description = "Whether the trail records the events of all regions. CIS requires it."
  type        = bool
  default     = true
  nullable    = false
}

variable "organization_trail" {
  description = "Whether the trail records every account of the AWS organization. Only the management account and a delegated administrator can create such a trail."
  type        = bool
  default     = false
  nullable    = false
}

variable "log_file_validation" {
  description = "Whether CloudTrail writes signed digest files, which prove that no log file was changed or deleted."
  type        = bool
  default     = true
  nullable    = false
}

variable "enable_logging" {
  description = "Whether the trail records events. If false, the trail is paused."
  type        = bool
  default     = true
  nullable    = false
}

variable "excluded_management_event_sources" {
  description = "Event sources left out of the management events: `kms.amazonaws.com`, `rdsdata.amazonaws.com` or both. Without `kms.amazonaws.com`, you don't detect that a key was disabled."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for source in var.excluded_management_event_sources : contains(["kms.amazonaws.com", "rdsdata.amazonaws.com"], source)])
    error_message = "CloudTrail can exclude kms.amazonaws.com and rdsdata.amazonaws.com only."
  }
}

variable "data_event_bucket_arns" {
  description = "ARNs of the S3 buckets whose object reads and writes are recorded. `[\"*\"]` means every bucket of the account. AWS charges for every data event."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "insight_types" {
  description = "The CloudTrail Insights that look for unusual activity: `ApiCallRateInsight`, `ApiErrorRateInsight` or both. They're charged for every analyzed event."
  type        = set(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for type in var.insight_types : contains(["ApiCallRateInsight", "ApiErrorRateInsight"], type)])
    error_message = "An insight type is ApiCallRateInsight or ApiErrorRateInsight."
  }
}

variable "sns_topic_arn" {
  description = "ARN of the SNS topic to notify of every new log file. Defaults to none."
  type        = string
  default     = null
}

variable "send_to_cloudwatch_logs" {
  description = "Whether the events also go to a CloudWatch Logs log group, which metric filters and alarms need."
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
  description = "Number of days that the log group keeps an event. The bucket keeps the long-term copy."
  type        = number
  default     = 365
  nullable    = false
}

variable "log_group_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the log group, in the region of the trail. Defaults to CloudWatch Logs' own key."
  type        = string
  default     = null
}

variable "permissions_boundary" {
  description = "ARN of the policy that limits the role with which CloudTrail writes to the log group. Defaults to no boundary."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags of the trail, the log group and the role."
  type        = map(string)
  default     = {}
  nullable    = false
}
