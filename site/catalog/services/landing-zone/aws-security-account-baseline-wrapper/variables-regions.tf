variable "enable_config" {
  description = "Whether AWS Config records in every region. CIS requires it."
  type        = bool
  default     = true
  nullable    = false
}

variable "config_record_all_resources" {
  description = "Whether every supported type of resource is recorded, and IAM in the home region. CIS requires it. If false, only `config_resource_types` are recorded."
  type        = bool
  default     = true
  nullable    = false
}

variable "config_resource_types" {
  description = "The types that are recorded if `config_record_all_resources` is false, such as `AWS::S3::Bucket`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "config_snapshot_frequency" {
  description = "How often a snapshot of every region is delivered: `One_Hour`, `Three_Hours`, `Six_Hours`, `Twelve_Hours`, or `TwentyFour_Hours`."
  type        = string
  default     = "TwentyFour_Hours"
  nullable    = false
}

variable "config_retention_in_days" {
  description = "Number of days that AWS Config itself keeps configuration items, from 30 to 2557."
  type        = number
  default     = 2557
  nullable    = false
}

variable "config_rules" {
  description = "AWS managed rules, by the name of the rule. The defaults check what Terraform can't enforce. A custom map replaces them, and `{}` creates none."
  type = map(object({
    # Identifier of the managed rule, such as `ROOT_ACCOUNT_MFA_ENABLED`.
    identifier = string
    # Description of the rule, shown in the console.
    description = optional(string)
    # Parameters of the rule, all as text.
    parameters = optional(map(string), {})
    # Resource types to which the rule is limited. Defaults to those of the rule.
    resource_types = optional(list(string), [])
    # Whether the rule evaluates global resources, and therefore runs only in the home region.
    home_region_only = optional(bool, false)
  }))
  default = {
    root-user-has-mfa                = { identifier = "ROOT_ACCOUNT_MFA_ENABLED", home_region_only = true }
    root-user-has-no-access-key      = { identifier = "IAM_ROOT_ACCESS_KEY_CHECK", home_region_only = true }
    iam-users-have-mfa               = { identifier = "MFA_ENABLED_FOR_IAM_CONSOLE_ACCESS", home_region_only = true }
    iam-credentials-in-use           = { identifier = "IAM_USER_UNUSED_CREDENTIALS_CHECK", parameters = { maxCredentialUsageAge = "45" }, home_region_only = true }
    iam-access-keys-rotated          = { identifier = "ACCESS_KEYS_ROTATED", parameters = { maxAccessKeyAge = "90" }, home_region_only = true }
    iam-users-without-policies       = { identifier = "IAM_USER_NO_POLICIES_CHECK", home_region_only = true }
    iam-policies-without-full-access = { identifier = "IAM_POLICY_NO_STATEMENTS_WITH_ADMIN_ACCESS", home_region_only = true }
    cloudtrail-in-all-regions        = { identifier = "MULTI_REGION_CLOUD_TRAIL_ENABLED", home_region_only = true }
    kms-keys-rotated                 = { identifier = "CMK_BACKING_KEY_ROTATION_ENABLED" }
    vpc-flow-logs-enabled            = { identifier = "VPC_FLOW_LOGS_ENABLED" }
    default-security-groups-closed   = { identifier = "VPC_DEFAULT_SECURITY_GROUP_CLOSED" }
    ssh-not-open-to-the-world        = { identifier = "INCOMING_SSH_DISABLED" }
    rds-storage-encrypted            = { identifier = "RDS_STORAGE_ENCRYPTED" }
    s3-buckets-refuse-plain-http     = { identifier = "S3_BUCKET_SSL_REQUESTS_ONLY" }
  }
  nullable = false
}

variable "config_aggregate_organization" {
  description = "Whether to aggregate AWS Config data from all accounts and regions of the organization. The root account must have delegated `config.amazonaws.com` to this account."
  type        = bool
  default     = false
  nullable    = false
}

variable "enable_guardduty" {
  description = "Whether GuardDuty watches every region."
  type        = bool
  default     = true
  nullable    = false
}

variable "guardduty_finding_publishing_frequency" {
  description = "How often repeated findings are published: `FIFTEEN_MINUTES`, `ONE_HOUR`, or `SIX_HOURS`."
  type        = string
  default     = "FIFTEEN_MINUTES"
  nullable    = false
}

variable "guardduty_features" {
  description = "Protection plans by name, and whether each is on, such as `S3_DATA_EVENTS = true`. Plans that you don't list keep their AWS settings. A plan must exist in all `regions`."
  type        = map(bool)
  default     = {}
  nullable    = false
}

variable "guardduty_auto_enable_members" {
  description = "Accounts of the organization to enroll in GuardDuty automatically: `ALL`, `NEW`, or `NONE`. The root account must have made this account the administrator. If null, each account administers its own."
  type        = string
  default     = null
}

variable "enable_access_analyzer" {
  description = "Whether IAM Access Analyzer works in every region. CIS requires it."
  type        = bool
  default     = true
  nullable    = false
}

variable "access_analyzer_type" {
  description = "Zone of trust: `ACCOUNT`, or `ORGANIZATION` if the root account delegated `access-analyzer.amazonaws.com` to this account."
  type        = string
  default     = "ACCOUNT"
  nullable    = false

  validation {
    condition     = contains(["ACCOUNT", "ORGANIZATION"], var.access_analyzer_type)
    error_message = "The type must be ACCOUNT or ORGANIZATION."
  }
}

variable "access_analyzer_trusted_account_ids" {
  description = "IDs of the accounts whose access is expected. Findings about them are archived immediately, unless the resource is public."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.access_analyzer_trusted_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "enable_ebs_encryption" {
  description = "Whether every new EBS volume is encrypted, in every region. CIS requires it."
  type        = bool
  default     = true
  nullable    = false
}

variable "ebs_kms_key_arns" {
  description = "ARN of the default KMS key for EBS by region. Regions that aren't named use the AWS managed key."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "block_ssm_public_sharing" {
  description = "Whether to block public sharing of the account's SSM documents, in every region."
  type        = bool
  default     = true
  nullable    = false
}

variable "enable_finding_alerts" {
  description = "Whether findings of all regions are sent to the alarm topics. The root account makes this account the administrator of GuardDuty, so findings of all accounts arrive here."
  type        = bool
  default     = true
  nullable    = false
}

variable "finding_alert_sources" {
  description = "Sources of the findings to send to the alarm topics: `guardduty`, `access-analyzer`, and `macie`."
  type        = set(string)
  default     = ["guardduty", "access-analyzer", "macie"]
  nullable    = false
}

variable "finding_alert_guardduty_minimum_severity" {
  description = "Minimum severity of GuardDuty findings to send, from 1 to 10. Medium starts at 4, and high at 7."
  type        = number
  default     = 4
  nullable    = false
}
