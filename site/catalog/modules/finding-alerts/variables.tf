variable "name" {
  description = "Name prefix for the rules and the role."
  type        = string
  nullable    = false
}

variable "alarm_topic_arns" {
  description = "ARNs of the SNS topics to notify. The topic policies must allow `events.amazonaws.com` to publish."
  type        = list(string)
  nullable    = false
}

variable "sources" {
  description = "Services whose findings to send: `guardduty`, `access-analyzer`, and `macie`."
  type        = set(string)
  default     = ["guardduty", "access-analyzer", "macie"]
  nullable    = false

  validation {
    condition     = length(setsubtract(var.sources, ["guardduty", "access-analyzer", "macie"])) == 0
    error_message = "A source is guardduty, access-analyzer or macie."
  }
}

variable "guardduty_minimum_severity" {
  description = "Minimum severity of GuardDuty findings to send, from 1 to 10. Medium severity starts at 4, and high severity at 7."
  type        = number
  default     = 4
  nullable    = false

  validation {
    condition     = var.guardduty_minimum_severity >= 1 && var.guardduty_minimum_severity <= 10
    error_message = "The severity must be between 1 and 10."
  }
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the role that forwards findings. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to the rules and the role."
  type        = map(string)
  default     = {}
  nullable    = false
}
