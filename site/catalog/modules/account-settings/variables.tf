variable "account_alias" {
  description = "Account alias for the sign-in URL, which must be unique across all AWS accounts. If null, the alias remains unchanged."
  type        = string
  default     = null

  validation {
    condition     = var.account_alias == null || can(regex("^[a-z0-9](-?[a-z0-9]){2,62}$", var.account_alias)) && try(length(var.account_alias), 0) <= 63
    error_message = "An alias has 3 to 63 lowercase letters, digits, and single hyphens, and starts and ends with a letter or digit."
  }
}

variable "block_s3_public_access" {
  description = "Whether to turn on all four S3 public access blocks for the whole account, regardless of bucket settings."
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

  validation {
    condition     = alltrue([for kind in keys(var.alternate_contacts) : contains(["SECURITY", "BILLING", "OPERATIONS"], kind)])
    error_message = "A contact is SECURITY, BILLING or OPERATIONS."
  }
}
