variable "allow_full_access_from_account_ids" {
  description = "IDs of the accounts whose users have full access to this account. If empty, no role is created."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.allow_full_access_from_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "allow_read_only_access_from_account_ids" {
  description = "IDs of the accounts whose users have read-only access to this account. If empty, no role is created."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.allow_read_only_access_from_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "allow_billing_access_from_account_ids" {
  description = "IDs of the accounts whose users can view and pay this account's bills. If empty, no role is created."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.allow_billing_access_from_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "allow_support_access_from_account_ids" {
  description = "IDs of the accounts whose users can open and manage AWS Support cases. CIS requires a role for this. If empty, no role is created."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.allow_support_access_from_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "allow_auditor_access_from_account_ids" {
  description = "IDs of the accounts whose users can read this account's security configuration. If empty, no role is created."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.allow_auditor_access_from_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "allow_developer_access_from_account_ids" {
  description = "IDs of the accounts whose users can use `developer_services` in this account. If empty, no role is created."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.allow_developer_access_from_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "developer_services" {
  description = "Services that developers have full access to, by IAM action prefix."
  type        = list(string)
  default     = ["autoscaling", "cloudwatch", "dynamodb", "ec2", "ecr", "ecs", "eks", "elasticloadbalancing", "lambda", "logs", "rds", "s3", "sns", "sqs"]
  nullable    = false

  validation {
    condition     = length(var.developer_services) > 0 && !contains(var.developer_services, "*")
    error_message = "Name at least one service, and none as *: that would be full access."
  }
}

variable "allow_auto_deploy_from_principal_arns" {
  description = "ARNs of the pipeline roles in other accounts that deploy to this account. They don't need MFA. If empty, no role is created."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "auto_deploy_services" {
  description = "Services that pipelines have full access to, by IAM action prefix."
  type        = list(string)
  default     = ["autoscaling", "cloudwatch", "ecr", "ecs", "eks", "elasticloadbalancing", "lambda", "logs"]
  nullable    = false

  validation {
    condition     = length(var.auto_deploy_services) > 0 && !contains(var.auto_deploy_services, "*")
    error_message = "Name at least one service, and none as *: that would be full access."
  }
}

variable "custom_roles" {
  description = "Custom roles for users in other accounts, by name."
  type = map(object({
    # Purpose of the role, shown in the IAM console.
    description = string
    # IDs of the accounts whose users can assume the role.
    account_ids = list(string)
    # ARNs of the managed policies to attach, by name.
    managed_policy_arns = optional(map(string), {})
    # Inline policies of the role, as a map of names to JSON documents.
    inline_policies = optional(map(string), {})
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for role in values(var.custom_roles) : length(role.account_ids) > 0])
    error_message = "Every custom role needs at least one account that can assume it."
  }
}

variable "require_mfa" {
  description = "Whether MFA is required to assume a role."
  type        = bool
  default     = true
  nullable    = false
}

variable "mfa_max_age_in_seconds" {
  description = "Maximum time since MFA sign-in, in seconds. If null, only the session duration limits it."
  type        = number
  default     = null
}

variable "max_session_duration" {
  description = "Maximum session duration for the roles, in seconds."
  type        = number
  default     = 3600
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the roles. Defaults to no boundary."
  type        = string
  default     = null
}

variable "name_prefix" {
  description = "Prefix for role names."
  type        = string
  default     = "allow-"
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every role."
  type        = map(string)
  default     = {}
  nullable    = false
}
