variable "enable_detector" {
  description = "Whether the detector is active. If false, GuardDuty is suspended."
  type        = bool
  default     = true
  nullable    = false
}

variable "finding_publishing_frequency" {
  description = "How often to publish repeated findings to EventBridge: `FIFTEEN_MINUTES`, `ONE_HOUR`, or `SIX_HOURS`. New findings are published within five minutes. Member accounts in an organization use their administrator's setting."
  type        = string
  default     = "FIFTEEN_MINUTES"
  nullable    = false

  validation {
    condition     = contains(["FIFTEEN_MINUTES", "ONE_HOUR", "SIX_HOURS"], var.finding_publishing_frequency)
    error_message = "The frequency must be FIFTEEN_MINUTES, ONE_HOUR or SIX_HOURS."
  }
}

variable "features" {
  description = "Protection plans to turn on or off, by name: `S3_DATA_EVENTS`, `EKS_AUDIT_LOGS`, `EBS_MALWARE_PROTECTION`, `RDS_LOGIN_EVENTS`, `LAMBDA_NETWORK_LOGS`, or `RUNTIME_MONITORING`. Not every plan is available in every region. Plans that you don't list keep their AWS settings."
  type        = map(bool)
  default     = {}
  nullable    = false

  validation {
    condition = alltrue([
      for name in keys(var.features) : contains([
        "S3_DATA_EVENTS", "EKS_AUDIT_LOGS", "EBS_MALWARE_PROTECTION", "RDS_LOGIN_EVENTS", "LAMBDA_NETWORK_LOGS", "RUNTIME_MONITORING",
      ], name)
    ])
    error_message = "A feature is S3_DATA_EVENTS, EKS_AUDIT_LOGS, EBS_MALWARE_PROTECTION, RDS_LOGIN_EVENTS, LAMBDA_NETWORK_LOGS or RUNTIME_MONITORING."
  }
}

variable "delegate_administration" {
  description = "Whether to make `delegated_administrator_account_id` the GuardDuty administrator for the organization. Only the management account can do this."
  type        = bool
  default     = false
  nullable    = false
}

variable "delegated_administrator_account_id" {
  description = "ID of the account that administers GuardDuty for the organization. Used if `delegate_administration` is true. You can use the ID of an account that the same plan creates."
  type        = string
  default     = null
}

variable "auto_enable_organization_members" {
  description = "Organization accounts to enroll automatically: `ALL`, `NEW`, or `NONE`. Set this only in the delegated administrator account, and leave it null elsewhere."
  type        = string
  default     = null

  validation {
    condition     = var.auto_enable_organization_members == null || contains(["ALL", "NEW", "NONE"], coalesce(var.auto_enable_organization_members, "NONE"))
    error_message = "The value must be ALL, NEW or NONE."
  }
}

variable "tags" {
  description = "Tags to apply to the detector."
  type        = map(string)
  default     = {}
  nullable    = false
}
