variable "name" {
  description = "Name of the schedule. It's also used as a prefix for the role name."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9+=,.@_-]{1,54}$", var.name))
    error_message = "The name can contain up to 54 letters, digits, and the characters + = , . @ _ and -."
  }
}

variable "target_tags" {
  description = "Tags that select the volumes. A volume is included if it has any of these tags."
  type        = map(string)
  nullable    = false

  validation {
    condition     = length(var.target_tags) > 0
    error_message = "Name at least one tag."
  }
}

variable "interval_in_hours" {
  description = "Number of hours between snapshots."
  type        = number
  default     = 24
  nullable    = false

  validation {
    condition     = contains([1, 2, 3, 4, 6, 8, 12, 24], var.interval_in_hours)
    error_message = "The interval must be 1, 2, 3, 4, 6, 8, 12 or 24 hours."
  }
}

variable "start_time" {
  description = "Time of the first snapshot of the day in UTC, such as `03:00`."
  type        = string
  default     = "03:00"
  nullable    = false

  validation {
    condition     = can(regex("^([01][0-9]|2[0-3]):[0-5][0-9]$", var.start_time))
    error_message = "The start time must look like 03:00."
  }
}

variable "snapshots_to_keep" {
  description = "Number of snapshots to keep for every volume. The oldest snapshot is deleted first."
  type        = number
  default     = 14
  nullable    = false

  validation {
    condition     = var.snapshots_to_keep >= 1 && var.snapshots_to_keep <= 1000
    error_message = "Between 1 and 1000 snapshots can be kept."
  }
}

variable "enable_schedule" {
  description = "Whether the schedule is active."
  type        = bool
  default     = true
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the Data Lifecycle Manager role. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to the schedule and its role."
  type        = map(string)
  default     = {}
  nullable    = false
}
