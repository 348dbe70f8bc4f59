variable "name" {
  description = "Name of the access analyzer."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z][A-Za-z0-9_.-]{0,254}$", var.name))
    error_message = "The name must start with a letter and hold up to 255 letters, digits, underscores, dots, and hyphens."
  }
}

variable "type" {
  description = "Zone of trust: `ACCOUNT` reports access from outside the account, and `ORGANIZATION` reports access from outside the organization. `ORGANIZATION` requires the management account or a delegated administrator."
  type        = string
  default     = "ACCOUNT"
  nullable    = false

  validation {
    condition     = contains(["ACCOUNT", "ORGANIZATION"], var.type)
    error_message = "The type must be ACCOUNT or ORGANIZATION."
  }
}

variable "trusted_account_ids" {
  description = "IDs of trusted accounts. Findings about access from these accounts are archived immediately, unless the resource is public."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the analyzer."
  type        = map(string)
  default     = {}
  nullable    = false
}
