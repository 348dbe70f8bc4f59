variable "create_audit_log_bucket" {
  description = "Whether to create the audit log bucket, its KMS key and its access log bucket in this account. Set this to true in the logs account, and to false in all other accounts."
  type        = bool
  default     = false
  nullable    = false
}

variable "audit_log_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the audit logs, used if `create_audit_log_bucket` is false: the `audit_log_kms_key_arn` output of the logs account. CIS requires a key on the trail."
  type        = string
  default     = null
}

variable "audit_log_writer_account_ids" {
  description = "IDs of the other accounts that write to the new audit log bucket. Include every account of the organization."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.audit_log_writer_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "audit_log_organization_id" {
  description = "ID of the organization, when an organization trail writes to the new audit log bucket. The management account must be among the writers."
  type        = string
  default     = null
}

variable "audit_log_reader_arns" {
  description = "ARNs of IAM roles, of this or another account, that read and decrypt the logs in the new audit log bucket."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "audit_log_archive_after_days" {
  description = "Days after which logs in the new audit log bucket move to Glacier Instant Retrieval. If null, they're never moved."
  type        = number
  default     = 90
}

variable "audit_log_retention_in_days" {
  description = "Days after which logs in the new audit log bucket are deleted, at least 365. If null, they're kept indefinitely."
  type        = number
  default     = 1825
}

variable "audit_log_object_lock" {
  description = "Write-once protection for the CloudTrail logs in the new audit log bucket. If null, Object Lock is off. Turning it on or off later replaces the bucket; changing `mode` or `days` doesn't. AWS Config can't deliver to a locked bucket, so it gets a second one, `config_bucket_name`."
  type = object({
    # Principals with a special permission can bypass `GOVERNANCE`. No principal can bypass `COMPLIANCE`, including the root user.
    mode = optional(string, "GOVERNANCE")
    # Number of days for which a log file can't be changed or deleted.
    days = number
  })
  default = null
}

variable "config_bucket_name" {
  description = "Name of a separate S3 bucket for AWS Config. Defaults to `audit_log_bucket_name`, or to that name with `-config` appended if `audit_log_object_lock` is set. In accounts where `create_audit_log_bucket` is false, pass the `config_bucket_name` output of the logs account."
  type        = string
  default     = null
}

variable "audit_log_bucket_access_logging" {
  description = "Whether a second bucket records every access to the new audit log bucket. CIS requires it."
  type        = bool
  default     = true
  nullable    = false
}

variable "audit_log_access_log_retention_in_days" {
  description = "Days after which the access logs of the new audit log bucket are deleted."
  type        = number
  default     = 365
  nullable    = false
}

variable "audit_log_force_destroy" {
  description = "Whether Terraform can delete the new audit log bucket while it contains logs. The logs are then lost."
  type        = bool
  default     = false
  nullable    = false
}

variable "enable_cloudtrail" {
  description = "Whether to create a trail. Set this to false if an organization trail covers the account."
  type        = bool
  default     = true
  nullable    = false
}

variable "cloudtrail_multi_region" {
  description = "Whether the trail records all regions. CIS requires it."
  type        = bool
  default     = true
  nullable    = false
}

variable "cloudtrail_log_file_validation" {
  description = "Whether CloudTrail writes signed digests that prove the logs unchanged. CIS requires it."
  type        = bool
  default     = true
  nullable    = false
}

variable "cloudtrail_data_event_bucket_arns" {
  description = "ARNs of the S3 buckets whose object reads and writes are recorded. `[\"*\"]` means every bucket of the account, which CIS requires at level 2. AWS charges for every data event."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "cloudtrail_insight_types" {
  description = "CloudTrail Insights to turn on: `ApiCallRateInsight`, `ApiErrorRateInsight` or both."
  type        = set(string)
  default     = []
  nullable    = false
}

variable "cloudtrail_log_group_retention_in_days" {
  description = "Number of days that CloudWatch Logs keeps the events of the trail. The bucket keeps the long-term copy."
  type        = number
  default     = 365
  nullable    = false
}

variable "cloudtrail_encrypt_log_group" {
  description = "Whether to create a KMS key for the log group of the trail."
  type        = bool
  default     = true
  nullable    = false
}

variable "cloudtrail_alarms" {
  description = "The metric filters and alarms on the events of the trail. Defaults to all fifteen that section 4 of the CIS AWS Foundations Benchmark 1.3.0 and 1.4.0 requires, in its order."
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
}

variable "cloudtrail_custom_alarms" {
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

variable "cloudtrail_alarm_thresholds" {
  description = "Number of matching events within five minutes that triggers an alarm, by alarm name. Alarms that you don't list fire at the first event."
  type        = map(number)
  default     = {}
  nullable    = false
}

variable "create_alarm_topic" {
  description = "Whether to create an encrypted SNS topic for the alarms."
  type        = bool
  default     = true
  nullable    = false
}

variable "alarm_email_addresses" {
  description = "Email addresses that the new topic sends alarms to. Every recipient must confirm the subscription once."
  type        = set(string)
  default     = []
  nullable    = false
}

variable "alarm_topic_arns" {
  description = "ARNs of other SNS topics to notify when an alarm fires."
  type        = list(string)
  default     = []
  nullable    = false
}
