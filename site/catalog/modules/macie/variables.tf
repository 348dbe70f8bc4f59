variable "name" {
  description = "Name prefix for the weekly job."
  type        = string
  nullable    = false
}

variable "bucket_names" {
  description = "Names of the S3 buckets to scan every week. They must be in this account and region. If empty, no job is created, and Macie only monitors access to the buckets."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "sampling_percentage" {
  description = "Percentage of objects to scan. Macie charges per gigabyte scanned."
  type        = number
  default     = 100
  nullable    = false

  validation {
    condition     = var.sampling_percentage >= 1 && var.sampling_percentage <= 100
    error_message = "The share must be between 1 and 100 percent."
  }
}

variable "day_of_week" {
  description = "Day of the week on which the job runs, in UTC, such as `SUNDAY`."
  type        = string
  default     = "SUNDAY"
  nullable    = false

  validation {
    condition     = contains(["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"], var.day_of_week)
    error_message = "The day must be MONDAY to SUNDAY."
  }
}

variable "finding_publishing_frequency" {
  description = "How often to publish repeated policy findings to EventBridge: `FIFTEEN_MINUTES`, `ONE_HOUR`, or `SIX_HOURS`."
  type        = string
  default     = "FIFTEEN_MINUTES"
  nullable    = false

  validation {
    condition     = contains(["FIFTEEN_MINUTES", "ONE_HOUR", "SIX_HOURS"], var.finding_publishing_frequency)
    error_message = "The frequency must be FIFTEEN_MINUTES, ONE_HOUR or SIX_HOURS."
  }
}

variable "tags" {
  description = "Tags to apply to the job."
  type        = map(string)
  default     = {}
  nullable    = false
}
