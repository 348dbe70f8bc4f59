variable "name" {
  description = "Name of the secret, such as `production/orders/database`."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9/_+=.@-]{1,512}$", var.name))
    error_message = "The name can contain up to 512 letters, digits, and the characters / _ + = . @ and -."
  }
}

variable "description" {
  description = "Purpose of the secret."
  type        = string
  default     = null
}

variable "value_source" {
  description = "Source of the initial value. `none` leaves the secret empty so that you can set it later, `provided` uses `secret_string`, and `generated` creates a random password."
  type        = string
  default     = "none"
  nullable    = false

  validation {
    condition     = contains(["none", "provided", "generated"], var.value_source)
    error_message = "The value source must be none, provided or generated."
  }
}

variable "secret_string" {
  description = "Initial value, used if `value_source` is `provided`. It's stored in the Terraform state, and later changes to it are ignored."
  type        = string
  default     = null
  sensitive   = true
}

variable "generated_password" {
  description = "Settings for the random password, used if `value_source` is `generated`."
  type = object({
    # Number of characters.
    length = optional(number, 32)
    # Whether the password contains special characters in addition to letters and digits.
    special = optional(bool, false)
    # The special characters to choose from. Defaults to the character set of the `random` provider.
    special_characters = optional(string)
    # The key of the password when the secret is a JSON document. If null, the secret is the password alone.
    json_key = optional(string)
    # Other fields of that JSON document, such as `username`.
    json_fields = optional(map(string), {})
  })
  default  = {}
  nullable = false

  validation {
    condition     = var.generated_password.length >= 16 && var.generated_password.length <= 128
    error_message = "A generated password must have between 16 and 128 characters."
  }
}

variable "kms_key_arn" {
  description = "ARN of the KMS key to encrypt the secret. Defaults to the account's `aws/secretsmanager` key, which other accounts can't use."
  type        = string
  default     = null
}

variable "reader_arns" {
  description = "ARNs of the IAM principals that the secret's resource policy allows to read it. For principals in the same account, you can grant access through IAM policies instead."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "recovery_window_in_days" {
  description = "Number of days during which you can restore a deleted secret. If `0`, the secret is deleted immediately, and you can reuse its name."
  type        = number
  default     = 30
  nullable    = false

  validation {
    condition     = var.recovery_window_in_days == 0 || (var.recovery_window_in_days >= 7 && var.recovery_window_in_days <= 30)
    error_message = "The recovery window must be 0 or between 7 and 30 days."
  }
}

variable "rotation" {
  description = "Rotation settings. If null, the secret isn't rotated."
  type = object({
    # ARN of the Lambda function that creates and stores a new value. Secrets Manager must have permission to invoke it.
    lambda_arn = string
    # Number of days between rotations.
    automatically_after_days = optional(number, 30)
  })
  default = null
}

variable "replica_regions" {
  description = "Regions to replicate the secret to. Each value is the ARN of the KMS key to use in that region, or null to use its `aws/secretsmanager` key."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the secret."
  type        = map(string)
  default     = {}
  nullable    = false
}
