variable "role_arn" {
  description = "ARN of the role that AWS Config uses to read resource configurations. One role serves all regions in an account."
  type        = string
  nullable    = false
}

variable "bucket_name" {
  description = "Name of the S3 bucket for configuration history and snapshots. It can be in another region or account."
  type        = string
  nullable    = false
}

variable "name" {
  description = "Name of the recorder and the delivery channel. A region can have only one of each."
  type        = string
  default     = "default"
  nullable    = false
}

variable "bucket_key_prefix" {
  description = "Key prefix for the files in the bucket, without a trailing slash. Defaults to none, which puts the files under `AWSLogs/`."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of the KMS key to encrypt the files, in the same region as the bucket. Defaults to the bucket's encryption."
  type        = string
  default     = null
}

variable "sns_topic_arn" {
  description = "ARN of the SNS topic to notify of every configuration change. Defaults to none."
  type        = string
  default     = null
}

variable "record_all_resources" {
  description = "Whether to record every supported resource type, including new types. CIS requires it. If false, only `resource_types` are recorded."
  type        = bool
  default     = true
  nullable    = false
}

variable "record_global_resources" {
  description = "Whether to also record IAM resources. They're the same in all regions, so set this to true in only one region."
  type        = bool
  default     = false
  nullable    = false
}

variable "resource_types" {
  description = "Resource types to record if `record_all_resources` is false, such as `AWS::S3::Bucket`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "enable_recording" {
  description = "Whether the recorder is running. If false, recording is stopped."
  type        = bool
  default     = true
  nullable    = false
}

variable "snapshot_frequency" {
  description = "How often to deliver a snapshot of the whole region: `One_Hour`, `Three_Hours`, `Six_Hours`, `Twelve_Hours`, or `TwentyFour_Hours`."
  type        = string
  default     = "TwentyFour_Hours"
  nullable    = false

  validation {
    condition     = contains(["One_Hour", "Three_Hours", "Six_Hours", "Twelve_Hours", "TwentyFour_Hours"], var.snapshot_frequency)
    error_message = "The frequency must be One_Hour, Three_Hours, Six_Hours, Twelve_Hours or TwentyFour_Hours."
  }
}

variable "retention_in_days" {
  description = "Number of days that AWS Config keeps configuration items. The files in the bucket aren't affected."
  type        = number
  default     = 2557
  nullable    = false

  validation {
    condition     = var.retention_in_days >= 30 && var.retention_in_days <= 2557
    error_message = "AWS Config keeps items for 30 to 2557 days."
  }
}

variable "managed_rules" {
  description = "AWS managed rules to create, by rule name."
  type = map(object({
    # Identifier of the managed rule, such as `ROOT_ACCOUNT_MFA_ENABLED`.
    identifier = string
    # Description of the rule, shown in the console.
    description = optional(string)
    # Parameters of the rule. All values must be strings, including numbers.
    parameters = optional(map(string), {})
    # Resource types to which the rule is limited. Defaults to those of the rule.
    resource_types = optional(list(string), [])
    # How often a periodic rule runs, with the values of `snapshot_frequency`. Defaults to the AWS default.
    maximum_execution_frequency = optional(string)
  }))
  default  = {}
  nullable = false
}

variable "tags" {
  description = "Tags to apply to the rules. Recorders and delivery channels don't support tags."
  type        = map(string)
  default     = {}
  nullable    = false
}
