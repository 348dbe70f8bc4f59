variable "name" {
  description = "Name of the flow log, and the prefix of the names of the role, the key, and the log group."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9_-]{1,50}$", var.name))
    error_message = "The name can contain up to 50 letters, digits, underscores, and hyphens."
  }
}

variable "vpc_id" {
  description = "ID of the VPC whose traffic is recorded."
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
  description = "Which traffic is recorded: `ACCEPT`, `REJECT`, or `ALL`."
  type        = string
  default     = "ALL"
  nullable    = false

  validation {
    condition     = contains(["ACCEPT", "REJECT", "ALL"], var.traffic_type)
    error_message = "The traffic type must be ACCEPT, REJECT or ALL."
  }
}

variable "max_aggregation_interval" {
  description = "Aggregation interval of a record in seconds: 60 or 600."
  type        = number
  default     = 60
  nullable    = false

  validation {
    condition     = contains([60, 600], var.max_aggregation_interval)
    error_message = "The aggregation interval must be 60 or 600 seconds."
  }
}

variable "log_format" {
  description = "The fields of a record, such as `$${srcaddr} $${dstaddr} $${action}`. Defaults to the AWS default format."
  type        = string
  default     = null
}

variable "retention_in_days" {
  description = "Number of days that CloudWatch Logs keeps the records. Ignored for S3, where a lifecycle rule of the bucket applies."
  type        = number
  default     = 365
  nullable    = false
}

variable "create_kms_key" {
  description = "Whether a KMS key is created for the log group. If false, `kms_key_arn` is used, or CloudWatch Logs' own encryption if that is null."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of a KMS key for the log group, whose policy must allow `logs.<region>.amazonaws.com`. Used if `create_kms_key` is false."
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
  description = "ARN of the bucket for the destination `s3`, optionally followed by a prefix. Its policy must let `delivery.logs.amazonaws.com` write."
  type        = string
  default     = null
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary of the role that writes to CloudWatch Logs. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags of everything that the module creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
