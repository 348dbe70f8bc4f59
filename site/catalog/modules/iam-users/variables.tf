variable "users" {
  description = "IAM users, by name."
  type = map(object({
    # Names of the groups that the user belongs to.
    groups = optional(list(string), [])
    # A PGP public key in base64, or `keybase:` and a user name. The first password is encrypted with it. If null, the user has no console
    # password.
    pgp_key = optional(string)
    # IAM path of the user.
    path = optional(string, "/")
    # Tags of this user, in addition to `tags`.
    tags = optional(map(string), {})
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for name in keys(var.users) : can(regex("^[A-Za-z0-9+=,.@_-]{1,64}$", name))])
    error_message = "The name of a user must have 1 to 64 characters: letters, digits, and any of +=,.@_-"
  }

  validation {
    condition     = alltrue([for user in values(var.users) : length(user.groups) <= 10])
    error_message = "IAM allows ten groups for a user."
  }
}

variable "password_length" {
  description = "Length of each user's initial password. It must satisfy the password policy."
  type        = number
  default     = 24
  nullable    = false

  validation {
    condition     = var.password_length >= 14 && var.password_length <= 128
    error_message = "The first password has 14 to 128 characters."
  }
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the users. Defaults to no boundary."
  type        = string
  default     = null
}

variable "force_destroy" {
  description = "Whether Terraform can delete a user who has access keys or MFA devices that Terraform didn't create."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every user."
  type        = map(string)
  default     = {}
  nullable    = false
}
