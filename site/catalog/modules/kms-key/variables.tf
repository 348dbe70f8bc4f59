variable "name" {
  description = "Alias for the key, without the `alias/` prefix. It must be unique in the account and region."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9/_-]{1,250}$", var.name)) && !startswith(var.name, "alias/") && !startswith(var.name, "aws/")
    error_message = "The name can contain up to 250 letters, digits, slashes, underscores, and hyphens, and must not start with alias/ or aws/."
  }
}

variable "description" {
  description = "Purpose of the key, shown in the AWS console."
  type        = string
  default     = "Customer managed key"
  nullable    = false
}

variable "administrators" {
  description = "ARNs of the IAM users and roles that manage the key but can't use it to encrypt or decrypt. If empty, only the account's IAM policies grant access."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "users" {
  description = "ARNs of the IAM users, roles, and account roots that can encrypt and decrypt with the key. For an ARN from another account, that account must also grant access through its own IAM policies."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "user_arn_patterns" {
  description = "ARN patterns for IAM roles in this account that can encrypt and decrypt with the key. Use `*` as a wildcard. Unlike roles in `users`, these roles don't need to exist yet. Use this for service-linked roles, which AWS creates on first use."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for pattern in var.user_arn_patterns : can(regex("^arn:[^:]+:iam::[0-9]{12}:role/", pattern))])
    error_message = "Every pattern must be the ARN of a role in one account, such as arn:aws:iam::111122223333:role/aws-service-role/*."
  }
}

variable "service_principals" {
  description = "AWS services that use the key directly, as service principals such as `sns.amazonaws.com` or `logs.eu-west-1.amazonaws.com`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "source_account_ids" {
  description = "IDs of the accounts that the services in `service_principals` can use the key for. Defaults to the account that owns the key."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.source_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "deletion_window_in_days" {
  description = "Number of days that AWS waits before deleting the key after `terraform destroy`. Until then, you can cancel the deletion."
  type        = number
  default     = 30
  nullable    = false

  validation {
    condition     = var.deletion_window_in_days >= 7 && var.deletion_window_in_days <= 30
    error_message = "The deletion window must be between 7 and 30 days."
  }
}

variable "deletion_protection" {
  description = "Whether the key policy prevents all principals, including administrators, from disabling the key or scheduling its deletion. To delete the key, first set this to false and apply."
  type        = bool
  default     = false
  nullable    = false
}

variable "multi_region" {
  description = "Whether the key can be replicated to other regions. Changing this replaces the key."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the key."
  type        = map(string)
  default     = {}
  nullable    = false
}
