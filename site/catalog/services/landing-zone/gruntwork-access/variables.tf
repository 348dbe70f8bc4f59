variable "gruntwork_account_id" {
  description = "ID of the AWS account that Gruntwork's engineers use. Get it from your contact at Gruntwork, and verify it through a second channel."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[0-9]{12}$", var.gruntwork_account_id))
    error_message = "An account ID has 12 digits."
  }
}

variable "name" {
  description = "Name of the role."
  type        = string
  default     = "gruntwork-access"
  nullable    = false
}

variable "gruntwork_role_names" {
  description = "Names, including paths, of the roles in Gruntwork's account that can assume the role. If empty, the role trusts the whole account, and Gruntwork's IAM policies determine who can assume it."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "external_id" {
  description = "External ID that callers must provide to assume the role, so that a request meant for another customer can't reach your account by mistake. It isn't a secret. Defaults to none."
  type        = string
  default     = null

  validation {
    condition     = var.external_id == null || can(regex("^[A-Za-z0-9+=,.@:/_-]{2,}$", var.external_id)) && try(length(var.external_id) <= 1224, false)
    error_message = "An external ID has 2 to 1,224 letters, digits, and any of +=,.@:/_-"
  }
}

variable "require_mfa" {
  description = "Whether the engineers must use MFA. AWS can verify MFA only for IAM users. If the engineers use a role, set this to false and set `external_id`."
  type        = bool
  default     = true
  nullable    = false
}

variable "access_level" {
  description = "Access level for the role: `audit` (security settings), `read-only`, `operate` (everything except IAM and the organization), or `full`."
  type        = string
  default     = "read-only"
  nullable    = false

  validation {
    condition     = contains(["audit", "read-only", "operate", "full"], var.access_level)
    error_message = "The access level must be audit, read-only, operate or full."
  }
}

variable "allow_reading_data" {
  description = "Whether the role can read stored data: objects, table rows, messages, logs, parameters, and secrets. If false, the `read-only` level is limited to the AWS managed policy `ViewOnlyAccess`, and reading data is denied at every level. A role with the `operate` or `full` level can still reach data indirectly. Set to true if the role deploys with Terraform."
  type        = bool
  default     = false
  nullable    = false
}

variable "protect_audit_trail" {
  description = "Whether to prevent the role from stopping or weakening CloudTrail, AWS Config, and GuardDuty, at every access level."
  type        = bool
  default     = true
  nullable    = false
}

variable "denied_actions" {
  description = "Additional IAM actions to deny to the role, such as `organizations:*`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "managed_policy_arns" {
  description = "ARNs of additional managed policies to attach, by name. IAM allows ten per role, and this service uses one of them."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "inline_policies" {
  description = "Additional inline policies for the role, as a map of names to JSON documents. The names `guardrails` and `assume-roles` are reserved."
  type        = map(string)
  default     = {}
  nullable    = false

  validation {
    condition     = !contains(keys(var.inline_policies), "guardrails") && !contains(keys(var.inline_policies), "assume-roles")
    error_message = "The names guardrails and assume-roles are taken."
  }
}

variable "assumable_role_arns" {
  description = "ARNs of roles in your other accounts that the role can assume. Those roles must also trust it."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "valid_from" {
  description = "Time when access starts, such as `2025-03-01T08:00:00Z`. If null, access starts immediately."
  type        = string
  default     = null

  validation {
    condition     = var.valid_from == null || can(formatdate("YYYY", var.valid_from))
    error_message = "The time must be written as 2025-03-01T08:00:00Z."
  }
}

variable "valid_until" {
  description = "Time when access ends, including for active sessions. If null, access doesn't end."
  type        = string
  default     = null

  validation {
    condition     = var.valid_until == null || can(formatdate("YYYY", var.valid_until))
    error_message = "The time must be written as 2025-03-01T08:00:00Z."
  }
}

variable "allowed_cidr_blocks" {
  description = "Public IP ranges from which the role can be assumed. Defaults to all addresses."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for block in var.allowed_cidr_blocks : can(cidrhost(block, 0))])
    error_message = "Every entry must be a CIDR block such as 203.0.113.0/24."
  }
}

variable "max_session_duration" {
  description = "Maximum session duration for the role, in seconds, from 3600 to 43200."
  type        = number
  default     = 3600
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the role. Defaults to no boundary."
  type        = string
  default     = null
}

variable "path" {
  description = "IAM path of the role."
  type        = string
  default     = "/"
  nullable    = false
}

variable "notification_email_addresses" {
  description = "Email addresses to notify when someone assumes the role. The service creates an SNS topic, and every recipient must confirm the subscription."
  type        = set(string)
  default     = []
  nullable    = false
}

variable "notification_topic_arns" {
  description = "ARNs of SNS topics in the same region to notify when someone assumes the role. The topic policies must allow EventBridge to publish."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every resource that supports them."
  type        = map(string)
  default     = {}
  nullable    = false
}
