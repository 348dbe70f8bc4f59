variable "allow_full_access_from_account_ids" {
  description = "IDs of the accounts whose people can do anything in this account. An empty list creates no role."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.allow_full_access_from_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "allow_read_only_access_from_account_ids" {
  description = "IDs of the accounts whose people can read everything in this account. An empty list creates no role."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.allow_read_only_access_from_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "allow_billing_access_from_account_ids" {
  description = "IDs of the accounts whose people can see and pay the bills of this account. An empty list creates no role."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.allow_billing_access_from_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "allow_support_access_from_account_ids" {
  description = "IDs of the accounts whose people can open and manage cases with AWS Support. CIS asks for such a role. An empty list creates no role."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.allow_support_access_from_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "allow_auditor_access_from_account_ids" {
  description = "IDs of the accounts whose people can read the security configuration of this account. An empty list creates no role."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.allow_auditor_access_from_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "custom_cross_account_roles" {
  description = "Further roles for people of other accounts, by name."
  type = map(object({
    # What the role is for, shown in the IAM console.
    description = string
    # IDs of the accounts whose people can assume the role.
    account_ids = list(string)
    # ARNs of the managed policies to attach, by name.
    managed_policy_arns = optional(map(string), {})
    # Inline policies of the role: the name of each, and its JSON document.
    inline_policies = optional(map(string), {})
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for role in values(var.custom_cross_account_roles) : length(role.account_ids) > 0])
    error_message = "Every custom role needs at least one account that may assume it."
  }
}

variable "cross_account_roles_require_mfa" {
  description = "Whether people need MFA to assume a role."
  type        = bool
  default     = true
  nullable    = false
}

variable "cross_account_role_max_session_duration" {
  description = "Longest session of the roles, in seconds, from 3600 to 43200."
  type        = number
  default     = 3600
  nullable    = false
}

variable "cross_account_role_permissions_boundary" {
  description = "The ARN of the policy that limits what any of the roles can ever do. Defaults to no boundary."
  type        = string
  default     = null
}
