variable "name" {
  description = "Name of the bucket, which must be unique across all AWS accounts. The access log bucket has the same name with an `-access-logs` suffix."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z0-9][a-z0-9.-]{1,49}[a-z0-9]$", var.name))
    error_message = "The name must have 3 to 51 lowercase letters, digits, dots, and hyphens, and start and end with a letter or digit."
  }
}

variable "services" {
  description = "Services that write to the bucket: `cloudtrail`, `config`, or both."
  type        = set(string)
  nullable    = false

  validation {
    condition     = length(var.services) > 0 && alltrue([for service in var.services : contains(["cloudtrail", "config"], service)])
    error_message = "Name cloudtrail, config or both."
  }
}

variable "writer_account_ids" {
  description = "IDs of the other accounts whose CloudTrail trails and AWS Config recorders write to the bucket. The account that owns the bucket can always write to it."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.writer_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "organization_id" {
  description = "ID of the AWS organization, such as `o-a1b2c3d4e5`, if an organization trail writes to the bucket. The management account must also be in `writer_account_ids`."
  type        = string
  default     = null

  validation {
    condition     = var.organization_id == null || can(regex("^o-[a-z0-9]{10,32}$", var.organization_id))
    error_message = "An organization ID is o- and 10 to 32 lowercase letters or digits."
  }
}

variable "key_prefix" {
  description = "Key prefix under which the services write, without a trailing slash. Use the same prefix in the trail and the delivery channel."
  type        = string
  default     = null
}

variable "reader_arns" {
  description = "ARNs of IAM roles, in this account or another, that can read the logs."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "create_kms_key" {
  description = "Whether to create a KMS key for the bucket. If false, `kms_key_arn` is used."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key, used if `create_kms_key` is false. If neither is set, S3 uses SSE-S3."
  type        = string
  default     = null
}

variable "kms_key_name" {
  description = "Alias for the new KMS key, without the `alias/` prefix. Defaults to the bucket name with hyphens instead of dots."
  type        = string
  default     = null
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM users and roles that manage the new KMS key."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "kms_key_users" {
  description = "ARNs of the IAM users and roles that can decrypt the logs. Include any `reader_arns` from other accounts."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "archive_after_days" {
  description = "Number of days after which a log file moves to Glacier Instant Retrieval. If null, log files aren't moved."
  type        = number
  default     = 90
}

variable "retention_in_days" {
  description = "Number of days after which a log file is deleted. If null, log files are kept indefinitely."
  type        = number
  default     = 1825

  validation {
    condition     = var.retention_in_days == null ? true : var.retention_in_days >= 365
    error_message = "Audit logs must be kept for at least 365 days."
  }
}

variable "object_lock" {
  description = "Write-once protection for the log files. If null, Object Lock is off. Turning it on or off for an existing bucket replaces the bucket, but changing `mode` or `days` doesn't. AWS Config can't deliver to a bucket that has a default retention period, so `services` must be `[\"cloudtrail\"]`."
  type = object({
    # Principals with a special permission can bypass `GOVERNANCE`. No principal can bypass `COMPLIANCE`, including the root user.
    mode = optional(string, "GOVERNANCE")
    # Number of days for which a log file can't be changed or deleted.
    days = number
  })
  default = null

  validation {
    condition     = var.object_lock == null || !contains(var.services, "config")
    error_message = "AWS Config can't deliver to a bucket with a default retention. Leave config out of services, and create a second bucket without Object Lock for it."
  }
}

variable "create_access_log_bucket" {
  description = "Whether to create a second bucket for the first bucket's access logs. If false, `access_log_bucket` is used."
  type        = bool
  default     = true
  nullable    = false
}

variable "access_log_bucket" {
  description = "Name of an existing bucket for access logs, used if `create_access_log_bucket` is false. If null, no access logs are written."
  type        = string
  default     = null
}

variable "access_log_retention_in_days" {
  description = "Number of days after which an access log is deleted."
  type        = number
  default     = 365
  nullable    = false
}

variable "force_destroy" {
  description = "Whether Terraform can delete the buckets while they contain logs. The logs are permanently deleted."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the buckets and the KMS key."
  type        = map(string)
  default     = {}
  nullable    = false
}
