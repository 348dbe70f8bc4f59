variable "enable_detector" {
  description = "Whether the detector is active. If false, it's suspended."
  type        = bool
  default     = true
  nullable    = false
}

variable "finding_publishing_frequency" {
  description = "How often repeated findings are published to EventBridge: `FIFTEEN_MINUTES`, `ONE_HOUR`, or `SIX_HOURS`. New findings are published within five minutes. Members of an organization follow their administrator."
  type        = string
  default     = "FIFTEEN_MINUTES"
  nullable    = false

  validation {
    condition     = contains(["FIFTEEN_MINUTES", "ONE_HOUR", "SIX_HOURS"], var.finding_publishing_frequency)
    error_message = "The frequency must be FIFTEEN_MINUTES, ONE_HOUR or SIX_HOURS."
  }
}

variable "features" {
  description = "Protection plans by name, and whether each is on: `S3_DATA_EVENTS`, `EKS_AUDIT_LOGS`, `EBS_MALWARE_PROTECTION`, `RDS_LOGIN_EVENTS`, `LAMBDA_NETWORK_LOGS`, or `RUNTIME_MONITORING`. Not every region has every plan. Plans that you don't list keep their AWS settings."
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
  description = "Whether `delegated_administrator_account_id` becomes the administrator of GuardDuty for the organization. Only the management account can."
  type        = bool
  default     = false
  nullable    = false
}

variable "delegated_administrator_account_id" {
  description = "ID of the account that administers GuardDuty for the organization. Used if `delegate_administration` is true. It can be the ID of an account that the same plan creates."
  type        = string
  default     = null
}

variable "auto_enable_organization_members" {
  description = "Which accounts of the organization join automatically: `ALL`, `NEW`, or `NONE`. Set it only in the delegated administrator, and leave it null elsewhere."
  type        = string
  default     = null

  validation {
    condition     = var.auto_enable_organization_members == null || contains(["ALL", "NEW", "NONE"], coalesce(var.auto_enable_organization_members, "NONE"))
    error_message = "The value must be ALL, NEW or NONE."
  }
}

variable "tags" {
  description = "Tags of the detector."
  type        = map(string)
  default     = {}
  nullable    = false
}
