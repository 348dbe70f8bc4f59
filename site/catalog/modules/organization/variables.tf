variable "create_organization" {
  description = "Whether to create the AWS organization. If false, the module uses the existing organization, which must have all features and service control policies enabled."
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
  description = "Policy types to enable in the organization. Used if `create_organization` is true. AWS disables every type that isn't in the set, so before you import an organization, add the types that it already uses, such as `RESOURCE_CONTROL_POLICY`, `TAG_POLICY`, or `BACKUP_POLICY`."
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
  description = "Accounts to create, by a key that never changes. AWS creates them within minutes. If you remove an account from the map, the plan fails."
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
  description = "Name of the role that AWS creates in every new account, which the management account uses to administer it."
  type        = string
  default     = "OrganizationAccountAccessRole"
  nullable    = false
}

variable "centralize_root_access" {
  description = "Whether to manage the root credentials of member accounts from the management account. New accounts then have no root credentials, you can delete those of existing accounts, and short sessions perform the few tasks that require a root user. `iam.amazonaws.com` must be one of the trusted services."
  type        = bool
  default     = false
  nullable    = false
}

variable "delegated_administrators" {
  description = "Delegated administrators, as a map of service principals to accounts. Specify an account by its key in `accounts` or by its ID. GuardDuty has a separate input because its delegation is regional."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "deny_leaving_organization" {
  description = "Whether to use a service control policy to prevent accounts from leaving the organization."
  type        = bool
  default     = true
  nullable    = false
}

variable "protect_audit_trail" {
  description = "Whether to use a service control policy to prevent accounts from stopping or weakening CloudTrail, AWS Config, GuardDuty, Access Analyzer, EBS encryption, and the S3 public access block, and from changing the exempt roles."
  type        = bool
  default     = true
  nullable    = false
}

variable "deny_root_user" {
  description = "Whether to use a service control policy to deny all actions to the root users of member accounts. Centralized root access sessions still work."
  type        = bool
  default     = false
  nullable    = false
}

variable "allowed_regions" {
  description = "Regions that accounts can use. Defaults to all regions. Include every region that the baseline sets up."
  type        = list(string)
  default     = null

  validation {
    condition     = var.allowed_regions == null || try(length(var.allowed_regions) > 0, false)
    error_message = "Name at least one region, or set the input to null."
  }
}

variable "allowed_regions_exempt_actions" {
  description = "Actions to exempt from `allowed_regions`, such as `quicksight:DescribeAccountSubscription`. The module already exempts the actions of global services."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "guardrail_targets" {
  description = "Targets for the service control policies that the four preceding inputs create: `root`, names of organizational units or accounts, or IDs."
  type        = list(string)
  default     = ["root"]
  nullable    = false
}

variable "guardrail_exempt_role_names" {
  description = "Names of the roles, in any account, that can change the audit trail and work in all regions. Include the roles that apply the baselines. You can use wildcards."
  type        = list(string)
  default     = ["OrganizationAccountAccessRole"]
  nullable    = false
}

variable "service_control_policies" {
  description = "Additional service control policies to create, by name."
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
  description = "Tags to apply to the organizational units, accounts, and policies."
  type        = map(string)
  default     = {}
  nullable    = false
}
