variable "name" {
  description = "The alias of the key, without the `alias/` prefix. It must be unique in the account and region."
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
  description = "ARNs of the IAM users and roles that manage the key. They can't encrypt or decrypt with it. If empty, only the account's IAM policies grant access."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "users" {
  description = "ARNs of the IAM users, roles and account roots that encrypt and decrypt with the key. An ARN of another account gives that account access, which it must then pass on with its own IAM policies."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "user_arn_patterns" {
  description = "ARNs of IAM roles in this account that encrypt and decrypt with the key, with `*` as a wildcard. Unlike those in `users`, the roles don't have to exist yet. Use it for service-linked roles, which AWS creates on first use."
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
  description = "IDs of the accounts for which the services in `service_principals` can use the key. Defaults to the account that owns the key."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.source_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "deletion_window_in_days" {
  description = "Number of days that AWS waits before it deletes the key after `terraform destroy`. Until then the deletion can be canceled."
  type        = number
  default     = 30
  nullable    = false

  validation {
    condition     = var.deletion_window_in_days >= 7 && var.deletion_window_in_days <= 30
    error_message = "The deletion window must be between 7 and 30 days."
  }
}

variable "deletion_protection" {
  description = "Whether the key policy denies everyone, including administrators, disabling the key or scheduling its deletion. To delete the key, set this to false and apply first."
  type        = bool
  default     = false
  nullable    = false
}

variable "multi_region" {
  description = "Whether the key can be replicated to other regions. It can't be changed later: a change creates a new key."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags of the key."
  type        = map(string)
  default     = {}
  nullable    = false
}
