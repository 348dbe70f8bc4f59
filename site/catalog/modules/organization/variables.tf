variable "create_organization" {
  description = "Whether to create the AWS organization. If false, the existing organization is used, which must have all features and service control policies enabled."
  type        = bool
  default     = true
  nullable    = false
}

variable "service_access_principals" {
  description = "AWS services that can act in all accounts of the organization. Used if `create_organization` is true."
  type        = list(string)
  default = [
    "access-analyzer.amazonaws.com",
    "account.amazonaws.com",
    "cloudtrail.amazonaws.com",
    "config.amazonaws.com",
    "guardduty.amazonaws.com",
    "iam.amazonaws.com",
    "ram.amazonaws.com",
    "sso.amazonaws.com",
  ]
  nullable = false
}

variable "enabled_policy_types" {
  description = "Policy types to turn on in the organization. Used if `create_organization` is true. AWS turns off every type that isn't in the set, so before you import an organization, add the types that it already uses, such as `RESOURCE_CONTROL_POLICY`, `TAG_POLICY`, or `BACKUP_POLICY`."
  type        = set(string)
  default     = ["SERVICE_CONTROL_POLICY"]
  nullable    = false

  validation {
    condition     = contains(var.enabled_policy_types, "SERVICE_CONTROL_POLICY")
    error_message = "The guardrails are service control policies: include SERVICE_CONTROL_POLICY."
  }
}

variable "organizational_units" {
  description = "Names of the organizational units to create directly under the root."
  type        = set(string)
  default     = []
  nullable    = false

  validation {
    condition     = !contains(var.organizational_units, "root")
    error_message = "root stands for the root of the organization and can't be the name of a unit."
  }
}

variable "accounts" {
  description = "Accounts to create, by a key that never changes. AWS opens them within minutes. A plan that would remove an account fails."
  type = map(object({
    # The email address of the root user, unique among all AWS accounts.
    email = string
    # Name of the account in AWS. Defaults to the key.
    name = optional(string)
    # Organizational unit of the account. Defaults to the root of the organization.
    organizational_unit = optional(string)
    # Whether IAM principals of the account can see its bills, if their permissions allow it.
    billing_access_for_iam = optional(bool, true)
    # What would happen to the account if Terraform destroyed it. True closes it. False removes it from the organization, which AWS rejects
    # unless the account has its own payment method. The module blocks both: see *Limits* in the README.
    close_on_deletion = optional(bool, false)
    # Tags of this account, in addition to `tags`.
    tags = optional(map(string), {})
  }))
  default  = {}
  nullable = false

  validation {
    condition     = length(distinct([for account in values(var.accounts) : lower(account.email)])) == length(var.accounts)
    error_message = "Every account needs its own email address."
  }
}

variable "access_role_name" {
  description = "Name of the role that AWS creates in every new account, with which the management account administers it."
  type        = string
  default     = "OrganizationAccountAccessRole"
  nullable    = false
}

variable "centralize_root_access" {
  description = "Whether the root credentials of member accounts are managed from the management account: new accounts get none, those of others can be deleted, and short sessions do the few tasks that need a root user. `iam.amazonaws.com` must be among the trusted services."
  type        = bool
  default     = false
  nullable    = false
}

variable "delegated_administrators" {
  description = "Delegated administrators, as a map of service principals to accounts. Specify an account by its key in `accounts` or by its ID. GuardDuty has a separate input, because its delegation is regional."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "deny_leaving_organization" {
  description = "Whether to prevent accounts from leaving the organization with a service control policy."
  type        = bool
  default     = true
  nullable    = false
}

variable "protect_audit_trail" {
  description = "Whether to deny, with a service control policy, stopping or weakening CloudTrail, AWS Config, GuardDuty, Access Analyzer, EBS encryption, and the S3 public access block, and changing the exempt roles."
  type        = bool
  default     = true
  nullable    = false
}

variable "deny_root_user" {
  description = "Whether to deny everything to the root users of member accounts with a service control policy. Sessions of centralized root access still work."
  type        = bool
  default     = false
  nullable    = false
}

variable "allowed_regions" {
  description = "Regions that accounts can use. Defaults to all. Include every region that the baseline sets up."
  type        = list(string)
  default     = null

  validation {
    condition     = var.allowed_regions == null || try(length(var.allowed_regions) > 0, false)
    error_message = "Name at least one region, or set the input to null."
  }
}

variable "allowed_regions_exempt_actions" {
  description = "Actions that `allowed_regions` doesn't restrict, in addition to those of global services, which the module exempts. Example: `quicksight:DescribeAccountSubscription`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "guardrail_targets" {
  description = "Targets of the service control policies of the four inputs above: `root`, names of organizational units or accounts, or IDs."
  type        = list(string)
  default     = ["root"]
  nullable    = false
}

variable "guardrail_exempt_role_names" {
  description = "Names of the roles, in any account, that can change the audit trail and work in all regions: those with which the baselines are applied. Wildcards are allowed."
  type        = list(string)
  default     = ["OrganizationAccountAccessRole"]
  nullable    = false
}

variable "service_control_policies" {
  description = "Additional service control policies, by name."
  type = map(object({
    # The policy document in JSON, at most 10,240 characters.
    content = string
    # Purpose of the policy.
    description = optional(string, "")
    # Targets of the policy: `root`, names of organizational units or accounts, or IDs.
    targets = optional(list(string), ["root"])
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for policy in values(var.service_control_policies) : can(jsondecode(policy.content)) && length(policy.content) <= 10240])
    error_message = "The content of a service control policy must be JSON of at most 10,240 characters."
  }
}

variable "tags" {
  description = "Tags of the organizational units, accounts and policies."
  type        = map(string)
  default     = {}
  nullable    = false
}
