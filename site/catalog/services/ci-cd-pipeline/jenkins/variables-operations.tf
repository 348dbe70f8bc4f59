variable "create_kms_key" {
  description = "Whether to create a KMS key for the volumes."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key for the volumes, which the service-linked role of Auto Scaling must be allowed to use. Ignored if `create_kms_key` is true. If both are unset, the account's default EBS key is used."
  type        = string
  default     = null
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM principals that manage the key if `create_kms_key` is true."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "policies" {
  description = "Inline policies for the server and the builds that run on it, as a map of names to JSON documents. For deployments, use a deploy runner instead."
  type        = map(string)
  default     = {}
  nullable    = false

  validation {
    condition     = !contains(keys(var.policies), "home-volume")
    error_message = "The policy name home-volume is reserved by the service."
  }
}

variable "managed_policy_arns" {
  description = "ARNs, by name, of managed policies for the server and builds on it."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary of the server's role. Defaults to none."
  type        = string
  default     = null
}

variable "snapshot_interval_in_hours" {
  description = "Hours between snapshots of the home volume: 1, 2, 3, 4, 6, 8, 12, or 24."
  type        = number
  default     = 24
  nullable    = false
}

variable "snapshots_to_keep" {
  description = "Number of snapshots of the home volume to keep."
  type        = number
  default     = 14
  nullable    = false
}

variable "access_log_bucket" {
  description = "Name of an S3 bucket that lets Elastic Load Balancing write access logs to it. If null, none are written."
  type        = string
  default     = null
}

variable "deletion_protection" {
  description = "Whether AWS refuses to delete the load balancer."
  type        = bool
  default     = true
  nullable    = false
}

variable "enable_alarms" {
  description = "Whether to create CloudWatch alarms for an unreachable server and for its CPU."
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

variable "cpu_alarm_percent" {
  description = "Average CPU utilization over 30 minutes, in percent, above which the alarm fires."
  type        = number
  default     = 90
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
