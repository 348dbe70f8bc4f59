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

variable "require_mfa" {
  description = "Whether to deny group members everything except setting up MFA until they sign in with MFA."
  type        = bool
  default     = true
  nullable    = false
}

variable "name_prefix" {
  description = "Prefix for group and policy names."
  type        = string
  default     = ""
  nullable    = false
}

variable "path" {
  description = "IAM path for the groups and policies."
  type        = string
  default     = "/"
  nullable    = false

  validation {
    condition     = startswith(var.path, "/") && endswith(var.path, "/")
    error_message = "An IAM path begins and ends with a slash."
  }
}

variable "tags" {
  description = "Tags to apply to the policies. IAM groups don't support tags."
  type        = map(string)
  default     = {}
  nullable    = false
}
