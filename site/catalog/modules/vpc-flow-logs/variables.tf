variable "name" {
  description = "Name of the flow log. It's also used as a prefix for the names of the role, the KMS key, and the log group."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9_-]{1,50}$", var.name))
    error_message = "The name can contain up to 50 letters, digits, underscores, and hyphens."
  }
}

variable "vpc_id" {
  description = "ID of the VPC whose traffic to record."
  type        = string
  nullable    = false
}

variable "destination" {
  description = "Destination of the records: `cloud-watch-logs` for a new log group, or `s3` for the bucket in `s3_bucket_arn`."
  type        = string
  default     = "cloud-watch-logs"
  nullable    = false

  validation {
    condition     = contains(["cloud-watch-logs", "s3"], var.destination)
    error_message = "The destination must be cloud-watch-logs or s3."
  }
}

variable "traffic_type" {
  description = "Type of traffic to record: `ACCEPT`, `REJECT`, or `ALL`."
  type        = string
  default     = "ALL"
  nullable    = false

  validation {
    condition     = contains(["ACCEPT", "REJECT", "ALL"], var.traffic_type)
    error_message = "The traffic type must be ACCEPT, REJECT or ALL."
  }
}

variable "max_aggregation_interval" {
  description = "Maximum aggregation interval, in seconds: 60 or 600."
  type        = number
  default     = 60
  nullable    = false

  validation {
    condition     = contains([60, 600], var.max_aggregation_interval)
    error_message = "The aggregation interval must be 60 or 600 seconds."
  }
}

variable "log_format" {
  description = "Fields to include in a record, such as `$${srcaddr} $${dstaddr} $${action}`. Defaults to the AWS default format."
  type        = string
  default     = null
}

variable "retention_in_days" {
  description = "Number of days to keep the records in CloudWatch Logs. Ignored for S3, where the bucket's lifecycle rules apply."
  type        = number
  default     = 365
  nullable    = false
}

variable "create_kms_key" {
  description = "Whether to create a KMS key for the log group. If false, `kms_key_arn` is used. If that's null, CloudWatch Logs encrypts the log group with an AWS owned key."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key for the log group, used if `create_kms_key` is false. The key policy must allow `logs.<region>.amazonaws.com` to use it."
  type        = string
  default     = null
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM principals that manage the new KMS key. If empty, only the account's IAM policies grant access."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "s3_bucket_arn" {
  description = "ARN of the bucket, optionally followed by a prefix, if `destination` is `s3`. The bucket policy must allow `delivery.logs.amazonaws.com` to write to it."
  type        = string
  default     = null
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the role that writes to CloudWatch Logs. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to every resource that the module creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
