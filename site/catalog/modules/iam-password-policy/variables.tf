variable "minimum_length" {
  description = "Minimum number of characters in a password. CIS requires 14 or more."
  type        = number
  default     = 14
  nullable    = false

  validation {
    condition     = var.minimum_length >= 6 && var.minimum_length <= 128
    error_message = "IAM accepts a minimum length of 6 to 128 characters."
  }
}

variable "reuse_prevention" {
  description = "Number of previous passwords that can't be reused. CIS requires 24, the maximum that IAM remembers."
  type        = number
  default     = 24
  nullable    = false

  validation {
    condition     = var.reuse_prevention >= 1 && var.reuse_prevention <= 24
    error_message = "IAM remembers 1 to 24 passwords."
  }
}

variable "require_lowercase" {
  description = "Whether a password must contain a lowercase letter."
  type        = bool
  default     = true
  nullable    = false
}

variable "require_uppercase" {
  description = "Whether a password must contain an uppercase letter."
  type        = bool
  default     = true
  nullable    = false
}

variable "require_numbers" {
  description = "Whether a password must contain a digit."
  type        = bool
  default     = true
  nullable    = false
}

variable "require_symbols" {
  description = "Whether a password must contain a symbol."
  type        = bool
  default     = true
  nullable    = false
}

variable "allow_users_to_change" {
  description = "Whether IAM users can change their own password."
  type        = bool
  default     = true
  nullable    = false
}

variable "max_age_in_days" {
  description = "Number of days after which a password expires. If `0`, passwords never expire, which is suitable for accounts that enforce MFA."
  type        = number
  default     = 0
  nullable    = false

  validation {
    condition     = var.max_age_in_days >= 0 && var.max_age_in_days <= 1095
    error_message = "IAM accepts an age of 0 to 1095 days."
  }
}

variable "hard_expiry" {
  description = "Whether users with an expired password are locked out until an administrator resets it. This can lock out every user at the same time."
  type        = bool
  default     = false
  nullable    = false
}
