variable "name" {
  description = "Name of the bucket, which must be unique across all AWS accounts. The access log bucket has the same name with a `-logs` suffix."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z0-9][a-z0-9.-]{1,56}[a-z0-9]$", var.name))
    error_message = "The name must have 3 to 58 lowercase letters, digits, dots, and hyphens, and start and end with a letter or digit."
  }
}

variable "versioning" {
  description = "Whether to keep previous versions of objects. Versioning is always on with `replication` and `object_lock`."
  type        = bool
  default     = true
  nullable    = false
}

variable "force_destroy" {
  description = "Whether Terraform can delete the bucket and its access log bucket while they contain objects. The objects are permanently deleted, so use this only for tests and tutorials."
  type        = bool
  default     = false
  nullable    = false
}

variable "create_kms_key" {
  description = "Whether to create a KMS key for this bucket."
  type        = bool
  default     = false
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key to encrypt new objects. Ignored if `create_kms_key` is true. If neither is set, S3 encrypts objects with its own keys (SSE-S3)."
  type        = string
  default     = null
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM principals that manage the key if `create_kms_key` is true."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "kms_key_users" {
  description = "ARNs of additional IAM principals that can use the key if `create_kms_key` is true. Readers and writers can always use it."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "reader_arns" {
  description = "ARNs of the IAM principals that can list and read objects, including principals in other accounts."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "writer_arns" {
  description = "ARNs of the IAM principals that can list, write, and delete objects, including principals in other accounts."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "bucket_policy_json" {
  description = "JSON policy document with statements to add to those for readers, writers, and TLS."
  type        = string
  default     = null
}

variable "object_ownership" {
  description = "Object ownership setting. `BucketOwnerEnforced` disables ACLs."
  type        = string
  default     = "BucketOwnerEnforced"
  nullable    = false

  validation {
    condition     = contains(["BucketOwnerEnforced", "BucketOwnerPreferred", "ObjectWriter"], var.object_ownership)
    error_message = "The object ownership must be BucketOwnerEnforced, BucketOwnerPreferred or ObjectWriter."
  }
}

variable "create_access_log_bucket" {
  description = "Whether to create a bucket for this bucket's server access logs."
  type        = bool
  default     = true
  nullable    = false
}

variable "access_log_bucket" {
  description = "Name of an existing bucket for access logs, in the same region and account. Ignored if `create_access_log_bucket` is true."
  type        = string
  default     = null
}

variable "access_log_prefix" {
  description = "Key prefix for the access logs. Defaults to the bucket name followed by a slash."
  type        = string
  default     = null
}

variable "access_log_retention_in_days" {
  description = "Number of days to keep logs in the access log bucket."
  type        = number
  default     = 365
  nullable    = false

  validation {
    condition     = var.access_log_retention_in_days >= 1
    error_message = "Access logs must be kept for at least one day."
  }
}

variable "lifecycle_rules" {
  description = "Lifecycle rules, by ID. The default keeps old versions for 90 days and deletes incomplete uploads after seven days."
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
  default = {
    clean-up = {
      expire_noncurrent_after_days = 90
    }
  }
  nullable = false
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
}

variable "cors_rules" {
  description = "CORS rules that let web pages from other origins access the bucket."
  type = list(object({
    # Origins such as `https://www.example.com`.
    allowed_origins = list(string)
    # HTTP methods: `GET`, `PUT`, `POST`, `DELETE`, and `HEAD`.
    allowed_methods = list(string)
    # Request headers to allow in preflight requests.
    allowed_headers = optional(list(string), [])
    # Response headers that the page can read.
    expose_headers = optional(list(string), [])
    # Seconds for which a browser can cache the response to a preflight request.
    max_age_seconds = optional(number, 3000)
  }))
  default  = []
  nullable = false
}

variable "replication" {
  description = "Settings for copying new objects to a versioned bucket, usually in another region or account. If null, objects aren't replicated."
  type = object({
    # ARN of the destination bucket, which must be versioned.
    destination_bucket_arn = string
    # The account that owns the destination, when it is another one. The replicas then belong to that account.
    destination_account_id = optional(string)
    # ARN of the KMS key that encrypts the replicas. Required if the bucket itself is encrypted with a KMS key.
    destination_kms_key_arn = optional(string)
    # The storage class of the replicas.
    storage_class = optional(string, "STANDARD")
    # Only keys that start with this prefix are replicated. An empty prefix means every object.
    prefix = optional(string, "")
    # Whether to replicate delete markers.
    replicate_delete_markers = optional(bool, false)
  })
  default = null
}

variable "send_events_to_event_bridge" {
  description = "Whether to send S3 events, such as object creation, to the default Amazon EventBridge event bus."
  type        = bool
  default     = false
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the replication role. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
