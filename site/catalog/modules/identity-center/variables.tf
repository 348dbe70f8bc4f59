variable "permission_sets" {
  description = "Permission sets to create, by name. AWS creates a role for each permission set in the accounts that it's assigned to."
  type = map(object({
    # Description of the permission set, shown on the sign-in page.
    description = string
    # Session duration in ISO 8601 format, from `PT1H` to `PT12H`.
    session_duration = optional(string, "PT1H")
    # ARNs of AWS managed policies.
    managed_policy_arns = optional(list(string), [])
    # A policy document in JSON. Defaults to none.
    inline_policy = optional(string)
  }))
  nullable = false

  validation {
    condition     = alltrue([for name in keys(var.permission_sets) : can(regex("^[A-Za-z0-9+=,.@_-]{1,32}$", name))])
    error_message = "The name of a permission set must have 1 to 32 characters: letters, digits, and any of +=,.@_-"
  }

  validation {
    condition     = alltrue([for set in values(var.permission_sets) : can(regex("^PT([1-9]|1[0-2])H$", set.session_duration))])
    error_message = "A session lasts PT1H to PT12H."
  }

  validation {
    condition     = alltrue([for set in values(var.permission_sets) : length(set.managed_policy_arns) > 0 || set.inline_policy != null])
    error_message = "A permission set needs at least one policy."
  }
}

variable "assignments" {
  description = "Permission sets to assign to groups in accounts."
  type = list(object({
    # Name of a group in `groups` or `synced_groups`.
    group = string
    # Name of a permission set.
    permission_set = string
    # IDs of the accounts.
    account_ids = list(string)
  }))
  nullable = false

  validation {
    condition     = alltrue(flatten([for assignment in var.assignments : [for id in assignment.account_ids : can(regex("^[0-9]{12}$", id))]]))
    error_message = "Every account ID must have 12 digits."
  }
}

variable "groups" {
  description = "Groups to create in the IAM Identity Center directory, as a map of names to descriptions. Leave it empty if groups come from an identity provider."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "synced_groups" {
  description = "Names of existing groups that an identity provider synchronizes."
  type        = set(string)
  default     = []
  nullable    = false
}

variable "users" {
  description = "Users to create in the IAM Identity Center directory, by username. Leave it empty if users come from an identity provider."
  type = map(object({
    # First name.
    given_name = string
    # Family name.
    family_name = string
    # Email address, to which the initial code is sent.
    email = string
    # Names of groups in `groups`.
    groups = optional(list(string), [])
  }))
  default  = {}
  nullable = false
}

variable "tags" {
  description = "Tags to apply to the permission sets."
  type        = map(string)
  default     = {}
  nullable    = false
}
