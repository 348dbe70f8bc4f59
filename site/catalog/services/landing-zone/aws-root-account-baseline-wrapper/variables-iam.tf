variable "users" {
  description = "IAM users, by name."
  type = map(object({
    # Groups that the user belongs to: groups from the three group inputs, or existing groups.
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
  description = "Length of the initial password of a user. It must satisfy the password policy."
  type        = number
  default     = 24
  nullable    = false

  validation {
    condition     = var.password_length >= 14 && var.password_length <= 128
    error_message = "The first password has 14 to 128 characters."
  }
}

variable "standard_groups" {
  description = "Built-in groups to create: `full-access`, `read-only`, `billing`, `support`, `iam-admins`, `auditors`, and `logs`."
  type        = set(string)
  default     = ["full-access", "billing"]
  nullable    = false

  validation {
    condition     = length(setsubtract(var.standard_groups, ["full-access", "read-only", "billing", "support", "iam-admins", "auditors", "logs"])) == 0
    error_message = "A standard group is full-access, read-only, billing, support, iam-admins, auditors or logs."
  }
}

variable "cross_account_groups" {
  description = "Groups whose members can assume roles in other accounts, as a map of group names to role ARNs."
  type        = map(list(string))
  default     = {}
  nullable    = false

  validation {
    condition     = alltrue([for arns in values(var.cross_account_groups) : length(arns) > 0 && !contains(arns, "*")])
    error_message = "Every cross-account group needs at least one role ARN, and none can be a bare *."
  }
}

variable "custom_groups" {
  description = "Custom groups, by name."
  type = map(object({
    # ARNs of the managed policies to attach, by name. IAM allows ten for a group, of which this service uses up to two.
    managed_policy_arns = optional(map(string), {})
    # Inline policies of the group, as a map of names to JSON documents.
    inline_policies = optional(map(string), {})
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for group in values(var.custom_groups) : length(group.managed_policy_arns) <= 8])
    error_message = "A custom group takes at most eight managed policies."
  }
}

variable "require_mfa" {
  description = "Whether to deny members of the groups everything except setting up MFA until they sign in with MFA."
  type        = bool
  default     = true
  nullable    = false
}

variable "users_permissions_boundary" {
  description = "ARN of the permissions boundary for the users. Defaults to no boundary."
  type        = string
  default     = null
}

variable "force_destroy_users" {
  description = "Whether Terraform can delete a user who has access keys or MFA devices that Terraform didn't create."
  type        = bool
  default     = false
  nullable    = false
}
