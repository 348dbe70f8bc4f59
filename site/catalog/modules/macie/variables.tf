variable "name" {
  description = "Prefix of the name of the weekly job."
  type        = string
  nullable    = false
}

variable "bucket_names" {
  description = "Names of the buckets, of this account and region, whose objects are searched each week. If empty, no job is created, and Macie only monitors access to the buckets."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "sampling_percentage" {
  description = "Percentage of the objects that the job scans. Macie charges per gigabyte scanned."
  type        = number
  default     = 100
  nullable    = false

  validation {
    condition     = var.sampling_percentage >= 1 && var.sampling_percentage <= 100
    error_message = "The share must be between 1 and 100 percent."
  }
}

variable "day_of_week" {
  description = "The day on which the job runs, in UTC, such as `SUNDAY`."
  type        = string
  default     = "SUNDAY"
  nullable    = false

  validation {
    condition     = contains(["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"], var.day_of_week)
    error_message = "The day must be MONDAY to SUNDAY."
  }
}

variable "finding_publishing_frequency" {
  description = "How often repeated policy findings are published to EventBridge: `FIFTEEN_MINUTES`, `ONE_HOUR`, or `SIX_HOURS`."
  type        = string
  default     = "FIFTEEN_MINUTES"
  nullable    = false

  validation {
    condition     = contains(["FIFTEEN_MINUTES", "ONE_HOUR", "SIX_HOURS"], var.finding_publishing_frequency)
    error_message = "The frequency must be FIFTEEN_MINUTES, ONE_HOUR or SIX_HOURS."
  }
}

variable "tags" {
  description = "Tags of the job."
  type        = map(string)
  default     = {}
  nullable    = false
}
