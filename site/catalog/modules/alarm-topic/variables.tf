variable "name" {
  description = "Name of the SNS topic."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9_-]{1,246}$", var.name))
    error_message = "The name can contain up to 246 letters, digits, underscores, and hyphens."
  }
}

variable "display_name" {
  description = "Sender name in notification emails. Defaults to the name that SNS uses."
  type        = string
  default     = null
}

variable "email_addresses" {
  description = "Email addresses to subscribe to the topic. Every recipient must confirm the subscription with the link that SNS sends."
  type        = set(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for address in var.email_addresses : can(regex("^[^@ ]+@[^@ ]+[.][^@ ]+$", address))])
    error_message = "Every entry must be an email address."
  }
}

variable "publishing_services" {
  description = "AWS services that can publish on behalf of this account, as service principals."
  type        = list(string)
  default     = ["cloudwatch.amazonaws.com", "events.amazonaws.com"]
  nullable    = false

  validation {
    condition     = length(var.publishing_services) > 0
    error_message = "A topic without publishers is of no use: name at least one service."
  }
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM users and roles that manage the topic's KMS key. If empty, only the account's IAM policies grant access."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the topic and its KMS key."
  type        = map(string)
  default     = {}
  nullable    = false
}
