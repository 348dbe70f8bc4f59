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

variable "allow_developer_access_from_account_ids" {
  description = "IDs of the accounts whose people can use `developer_services` in this account. An empty list creates no role."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.allow_developer_access_from_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "developer_services" {
  description = "The services that developers may use in full, by the prefix of their IAM actions."
  type        = list(string)
  default     = ["autoscaling", "cloudwatch", "dynamodb", "ec2", "ecr", "ecs", "eks", "elasticloadbalancing", "lambda", "logs", "rds", "s3", "sns", "sqs"]
  nullable    = false

  validation {
    condition     = length(var.developer_services) > 0 && !contains(var.developer_services, "*")
    error_message = "Name at least one service, and none as *: that would be full access."
  }
}

variable "allow_auto_deploy_from_principal_arns" {
  description = "ARNs of the roles of pipelines, in other accounts, that deploy into this account. They need no MFA. An empty list creates no role."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "auto_deploy_services" {
  description = "The services that pipelines may use in full, by the prefix of their IAM actions."
  type        = list(string)
  default     = ["autoscaling", "cloudwatch", "ecr", "ecs", "eks", "elasticloadbalancing", "lambda", "logs"]
  nullable    = false

  validation {
    condition     = length(var.auto_deploy_services) > 0 && !contains(var.auto_deploy_services, "*")
    error_message = "Name at least one service, and none as *: that would be full access."
  }
}

variable "custom_roles" {
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
    condition     = alltrue([for role in values(var.custom_roles) : length(role.account_ids) > 0])
    error_message = "Every custom role needs at least one account that may assume it."
  }
}

variable "require_mfa" {
  description = "Whether people need MFA to assume a role."
  type        = bool
  default     = true
  nullable    = false
}

variable "mfa_max_age_in_seconds" {
  description = "How long ago the MFA code may have been entered, in seconds. If null, only the session limits it."
  type        = number
  default     = null
}

variable "max_session_duration" {
  description = "Longest session of the roles, in seconds."
  type        = number
  default     = 3600
  nullable    = false
}

variable "permissions_boundary" {
  description = "The ARN of the policy that limits what any of the roles can ever do. Defaults to no boundary."
  type        = string
  default     = null
}

variable "name_prefix" {
  description = "Text put before the name of every role."
  type        = string
  default     = "allow-"
  nullable    = false
}

variable "tags" {
  description = "Tags of every role."
  type        = map(string)
  default     = {}
  nullable    = false
}
