variable "name" {
  description = "Name of the account, such as `prod`. It's used as the name of the trail and the access analyzers, and as a prefix for the names of roles, keys, and alarms."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z][a-zA-Z0-9-]{1,38}[a-zA-Z0-9]$", var.name))
    error_message = "The name must have 3 to 40 letters, digits, and hyphens, start with a letter and end with a letter or digit."
  }
}

variable "audit_log_bucket_name" {
  description = "Name of the S3 bucket for CloudTrail logs and, unless you set `config_bucket_name`, AWS Config data. Use the bucket in the logs account or, if `create_audit_log_bucket` is true, the name of the bucket to create."
  type        = string
  nullable    = false
}

variable "regions" {
  description = "Regions to set up. Defaults to all regions that are enabled by default. Omit a region only if a service control policy denies it."
  type        = set(string)
  default = [
    "ap-northeast-1",
    "ap-northeast-2",
    "ap-northeast-3",
    "ap-south-1",
    "ap-southeast-1",
    "ap-southeast-2",
    "ca-central-1",
    "eu-central-1",
    "eu-north-1",
    "eu-west-1",
    "eu-west-2",
    "eu-west-3",
    "sa-east-1",
    "us-east-1",
    "us-east-2",
    "us-west-1",
    "us-west-2",
  ]
  nullable = false

  validation {
    condition = length(setsubtract(var.regions, [
      "ap-northeast-1",
      "ap-northeast-2",
      "ap-northeast-3",
      "ap-south-1",
      "ap-southeast-1",
      "ap-southeast-2",
      "ca-central-1",
      "eu-central-1",
      "eu-north-1",
      "eu-west-1",
      "eu-west-2",
      "eu-west-3",
      "sa-east-1",
      "us-east-1",
      "us-east-2",
      "us-west-1",
      "us-west-2",
    ])) == 0
    error_message = "Only regions that are on by default are covered. Opt-in regions need another provider and call."
  }
}

variable "account_alias" {
  description = "Account alias for the sign-in URL, which must be unique across all AWS accounts. If null, the alias remains unchanged."
  type        = string
  default     = null
}

variable "block_s3_public_access" {
  description = "Whether to block public access to every S3 bucket in the account, regardless of bucket settings."
  type        = bool
  default     = true
  nullable    = false
}

variable "alternate_contacts" {
  description = "Alternate contacts that AWS notifies in addition to the root user, by type: `SECURITY`, `BILLING`, or `OPERATIONS`. CIS requires a security contact."
  type = map(object({
    # Full name of the person or team.
    name = string
    # The job title.
    title = string
    # Email address. Use a shared mailbox, which doesn't depend on one person.
    email = string
    # The phone number with the country code, such as `+441632960000`.
    phone = string
  }))
  default  = {}
  nullable = false
}

variable "enable_password_policy" {
  description = "Whether to set the password policy for IAM users in the account."
  type        = bool
  default     = true
  nullable    = false
}

variable "password_policy" {
  description = "Password policy for IAM users. The defaults follow the CIS AWS Foundations Benchmark."
  type = object({
    # Minimum number of characters. CIS requires 14 or more.
    minimum_length = optional(number, 14)
    # Number of previous passwords that can't be reused. CIS requires 24.
    reuse_prevention = optional(number, 24)
    # Whether a password must contain a lowercase letter.
    require_lowercase = optional(bool, true)
    # Whether a password must contain an uppercase letter.
    require_uppercase = optional(bool, true)
    # Whether a password must contain a digit.
    require_numbers = optional(bool, true)
    # Whether a password must contain a symbol.
    require_symbols = optional(bool, true)
    # Whether users can change their own password.
    allow_users_to_change = optional(bool, true)
    # Days after which a password expires. `0` means never.
    max_age_in_days = optional(number, 0)
    # Whether an expired password locks the user out until an administrator sets a new one.
    hard_expiry = optional(bool, false)
  })
  default  = {}
  nullable = false
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM users and roles that manage the KMS keys that the service creates. If empty, only the account's IAM policies grant access."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the CloudTrail, AWS Config, and finding alert roles. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to every resource that supports them."
  type        = map(string)
  default     = {}
  nullable    = false
}
