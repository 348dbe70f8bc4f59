variable "name" {
  description = "Name of the access analyzer in every region."
  type        = string
  nullable    = false
}

variable "home_region" {
  description = "Region in which global resources, such as IAM roles, are recorded and evaluated."
  type        = string
  nullable    = false
}

variable "regions" {
  description = "Regions to set up. Defaults to all regions that are enabled by default. Omit a region only if a service control policy denies it."
  type        = set(string)
  default = [
    "ap-northeast-1",
    "ap-northeast-2",
    "ap-northeast-3",
    "ap-south-1",
    "ap-southeast-1",
    "ap-southeast-2",
    "ca-central-1",
    "eu-central-1",
    "eu-north-1",
    "eu-west-1",
    "eu-west-2",
    "eu-west-3",
    "sa-east-1",
    "us-east-1",
    "us-east-2",
    "us-west-1",
    "us-west-2",
  ]
  nullable = false

  validation {
    condition = length(setsubtract(var.regions, [
      "ap-northeast-1",
      "ap-northeast-2",
      "ap-northeast-3",
      "ap-south-1",
      "ap-southeast-1",
      "ap-southeast-2",
      "ca-central-1",
      "eu-central-1",
      "eu-north-1",
      "eu-west-1",
      "eu-west-2",
      "eu-west-3",
      "sa-east-1",
      "us-east-1",
      "us-east-2",
      "us-west-1",
      "us-west-2",
    ])) == 0
    error_message = "Only regions that are on by default are covered. Opt-in regions need another provider and call."
  }
}

variable "config" {
  description = "AWS Config settings. If null, AWS Config isn't set up."
  type = object({
    # ARN of the role with which AWS Config reads the configuration of resources.
    role_arn = string
    # Name of the S3 bucket that receives the history and the snapshots.
    bucket_name = string
    # ARN of the KMS key that encrypts the files. Defaults to the encryption of the bucket.
    kms_key_arn = optional(string)
    # Whether every supported type of resource is recorded. If false, only `resource_types` are recorded.
    record_all_resources = optional(bool, true)
    # The types that are recorded if `record_all_resources` is false.
    resource_types = optional(list(string), [])
    # How often a snapshot of the whole region is delivered.
    snapshot_frequency = optional(string, "TwentyFour_Hours")
    # Number of days that AWS Config itself keeps configuration items.
    retention_in_days = optional(number, 2557)
    # AWS managed rules by the name that the rule gets.
    rules = optional(map(object({
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
    })), {})
  })
  default = null
}

variable "guardduty" {
  description = "GuardDuty settings. If null, GuardDuty isn't set up."
  type = object({
    # How often repeated findings are published to EventBridge: `FIFTEEN_MINUTES`, `ONE_HOUR`, or `SIX_HOURS`.
    finding_publishing_frequency = optional(string, "FIFTEEN_MINUTES")
    # Protection plans by name, and whether each is on.
    features = optional(map(bool), {})
    # Whether the next account becomes the administrator of GuardDuty for the organization, in the management account only.
    delegate_administration = optional(bool, false)
    # ID of the account that administers GuardDuty for the organization.
    delegated_administrator_account_id = optional(string)
    # Which accounts of the organization join automatically, in the delegated administrator only: `ALL`, `NEW`, or `NONE`.
    auto_enable_organization_members = optional(string)
  })
  default = null
}

variable "access_analyzer" {
  description = "IAM Access Analyzer settings. If null, the analyzer isn't created."
  type = object({
    # The zone of trust: `ACCOUNT` or `ORGANIZATION`.
    type = optional(string, "ACCOUNT")
    # IDs of the accounts whose access is expected.
    trusted_account_ids = optional(list(string), [])
  })
  default = null
}

variable "ebs_encryption" {
  description = "Settings for encrypting every new EBS volume and snapshot copy. If null, the account's setting remains unchanged."
  type = object({
    # ARN of the default KMS key by region. Regions that aren't named use the AWS managed key.
    kms_key_arns = optional(map(string), {})
  })
  default = null
}

variable "block_ssm_public_sharing" {
  description = "Whether to block public sharing of the account's SSM documents."
  type        = bool
  default     = true
  nullable    = false
}

variable "macie" {
  description = "Amazon Macie settings, by region. Regions that you don't list remain unchanged."
  type = map(object({
    # Names of the buckets of the region whose objects are searched for sensitive data each week. If empty, no job is created.
    bucket_names = optional(list(string), [])
    # Percentage of the objects that a job scans.
    sampling_percentage = optional(number, 100)
  }))
  default  = {}
  nullable = false
}

variable "finding_events" {
  description = "Settings for sending findings from other regions to the home region. If null, findings aren't forwarded."
  type = object({
    # ARN of the event bus in the home region.
    bus_arn = string
    # ARN of the role with which EventBridge puts events there.
    role_arn = string
    # The event sources that are sent, such as `aws.guardduty`.
    sources = list(string)
  })
  default = null
}

variable "tags" {
  description = "Tags to apply to every resource that supports them."
  type        = map(string)
  default     = {}
  nullable    = false
}
