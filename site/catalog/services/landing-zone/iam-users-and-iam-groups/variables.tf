variable "name" {
  description = "Name of this set of users and groups, such as `platform`. If `prefix_names` is true, every group and policy name starts with it."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$", var.name))
    error_message = "The name can have up to 40 letters, digits, underscores, and hyphens, and starts with a letter or digit."
  }
}

variable "users" {
  description = "IAM users, by name."
  type = map(object({
    # Groups that the user belongs to: groups from the three group inputs, or existing groups.
    groups = optional(list(string), [])
    # A PGP public key in base64, or `keybase:` and a user name. The first password is encrypted with it. If null, the user has no console
    # password.
    pgp_key = optional(string)
    # IAM path of the user. Defaults to `path`.
    path = optional(string)
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

variable "standard_groups" {
  description = "Built-in groups to create: `full-access`, `read-only`, `billing`, `support`, `iam-admins`, `auditors`, and `logs`."
  type        = set(string)
  default     = ["full-access", "read-only", "billing", "support"]
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

variable "prefix_names" {
  description = "Whether to add `name` to the beginning of group and policy names. Use this if an account has more than one set of groups. Changing it replaces the groups."
  type        = bool
  default     = false
  nullable    = false
}

variable "path" {
  description = "IAM path for the groups and policies. It's also the default path for the users."
  type        = string
  default     = "/"
  nullable    = false

  validation {
    condition     = startswith(var.path, "/") && endswith(var.path, "/")
    error_message = "An IAM path begins and ends with a slash."
  }
}

variable "require_mfa" {
  description = "Whether to deny group members everything except setting up MFA until they sign in with MFA."
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

variable "enable_password_policy" {
  description = "Whether to set the account's password policy. Set to false if an account baseline sets it."
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

variable "account_alias" {
  description = "Account alias for the sign-in URL, which must be unique across all AWS accounts. If null, the alias remains unchanged."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to the users and policies. IAM groups don't support tags."
  type        = map(string)
  default     = {}
  nullable    = false
}
