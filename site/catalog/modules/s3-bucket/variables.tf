variable "name" {
  description = "Name of the bucket, which must be unique across all AWS accounts."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$", var.name))
    error_message = "The name must have 3 to 63 lowercase letters, digits, dots, and hyphens, and start and end with a letter or digit."
  }
}

variable "kms_key_arn" {
  description = "ARN of the KMS key to encrypt new objects. Defaults to S3's own keys (SSE-S3)."
  type        = string
  default     = null
}

variable "versioning" {
  description = "Whether to keep previous versions of objects. Versioning is always on if `object_lock` is set."
  type        = bool
  default     = true
  nullable    = false
}

variable "access_log_bucket" {
  description = "Name of the bucket for server access logs. It must be in the same region and account. If null, no access logs are written."
  type        = string
  default     = null
}

variable "access_log_prefix" {
  description = "Key prefix for the access logs. Defaults to the bucket name followed by a slash."
  type        = string
  default     = null
}

variable "lifecycle_rules" {
  description = "Lifecycle rules, by ID."
  type = map(object({
    # Whether S3 applies the rule.
    enabled = optional(bool, true)
    # The rule applies to keys that start with this prefix. An empty prefix means every object.
    prefix = optional(string, "")
    # Days after which the current version expires. If null, never.
    expire_after_days = optional(number)
    # Days after which the current version moves, by storage class such as `STANDARD_IA` or `GLACIER_IR`.
    transitions = optional(map(number), {})
    # Days after which a noncurrent version is deleted. If null, never.
    expire_noncurrent_after_days = optional(number)
    # Days after which a noncurrent version moves, by storage class.
    noncurrent_transitions = optional(map(number), {})
    # Days after which the parts of an incomplete upload are deleted. If null, never.
    abort_incomplete_uploads_after_days = optional(number, 7)
  }))
  default  = {}
  nullable = false

  validation {
    condition = alltrue(flatten([
      for rule in values(var.lifecycle_rules) : [
        for class in concat(keys(rule.transitions), keys(rule.noncurrent_transitions)) :
        contains(["STANDARD_IA", "ONEZONE_IA", "INTELLIGENT_TIERING", "GLACIER_IR", "GLACIER", "DEEP_ARCHIVE"], class)
      ]
    ]))
    error_message = "Objects move to STANDARD_IA, ONEZONE_IA, INTELLIGENT_TIERING, GLACIER_IR, GLACIER or DEEP_ARCHIVE."
  }
}

variable "bucket_policy_json" {
  description = "JSON policy document with statements to add to the module's own, which reject plain HTTP and TLS versions earlier than 1.2. The module's statements override statements with the ID `DenyPlainHttp` or `DenyOldTls`."
  type        = string
  default     = null
}

variable "force_destroy" {
  description = "Whether Terraform can delete the bucket while it contains objects. The objects are permanently deleted."
  type        = bool
  default     = false
  nullable    = false
}

variable "object_ownership" {
  description = "Object ownership setting. `BucketOwnerEnforced` disables ACLs. Services that still write with ACLs, such as CloudFront standard logging, need `BucketOwnerPreferred`."
  type        = string
  default     = "BucketOwnerEnforced"
  nullable    = false

  validation {
    condition     = contains(["BucketOwnerEnforced", "BucketOwnerPreferred", "ObjectWriter"], var.object_ownership)
    error_message = "The object ownership must be BucketOwnerEnforced, BucketOwnerPreferred or ObjectWriter."
  }
}

variable "object_lock" {
  description = "Write-once protection for new objects. If null, Object Lock is off. Decide when you create the bucket, because turning Object Lock on or off replaces the bucket."
  type = object({
    # Principals with a special permission can bypass `GOVERNANCE`. No principal can bypass `COMPLIANCE`, including the root user.
    mode = optional(string, "GOVERNANCE")
    # Number of days for which a new object can't be changed or deleted.
    days = number
  })
  default = null

  validation {
    condition     = var.object_lock == null || contains(["GOVERNANCE", "COMPLIANCE"], try(var.object_lock.mode, ""))
    error_message = "The Object Lock mode must be GOVERNANCE or COMPLIANCE."
  }
}

variable "tags" {
  description = "Tags to apply to the bucket."
  type        = map(string)
  default     = {}
  nullable    = false
}
