variable "alarms" {
  description = "Alarms to create. The key is the alarm name, without `name_prefix`."
  type = map(object({
    # The namespace of the metric, such as `AWS/RDS`.
    namespace = string
    # Name of the metric, such as `CPUUtilization`.
    metric_name = string
    # Dimensions that identify the metric.
    dimensions = optional(map(string), {})
    # Statistic to apply to a period: `Average`, `Sum`, `Minimum`, `Maximum`, `SampleCount`, or a percentile such as `p99`.
    statistic = optional(string, "Average")
    # The length of a period in seconds: 10, 30 or a multiple of 60.
    period = optional(number, 300)
    # Number of most recent periods to compare with the threshold.
    evaluation_periods = optional(number, 2)
    # Number of those periods that must breach the threshold. Defaults to all.
    datapoints_to_alarm = optional(number)
    # Threshold, in the unit of the metric.
    threshold = number
    # Comparison operator: `GreaterThanThreshold`, `GreaterThanOrEqualToThreshold`, `LessThanThreshold`, or `LessThanOrEqualToThreshold`.
    comparison_operator = optional(string, "GreaterThanThreshold")
    # How to treat missing data: `missing`, `ignore`, `breaching`, or `notBreaching`.
    treat_missing_data = optional(string, "missing")
    # The unit of the metric, only for metrics that are published in several units.
    unit = optional(string)
    # What the alarm means and what to do about it.
    description = optional(string)
  }))
  nullable = false

  validation {
    condition = alltrue([
      for alarm in values(var.alarms) : can(regex("^(Average|Sum|Minimum|Maximum|SampleCount|p[0-9]{1,2}([.][0-9]{1,10})?|p100)$", alarm.statistic))
    ])
    error_message = "The statistic must be Average, Sum, Minimum, Maximum, SampleCount or a percentile such as p99."
  }

  validation {
    condition = alltrue([
      for alarm in values(var.alarms) : contains(["GreaterThanThreshold", "GreaterThanOrEqualToThreshold", "LessThanThreshold", "LessThanOrEqualToThreshold"], alarm.comparison_operator)
    ])
    error_message = "The comparison operator must be one of the four static threshold operators of CloudWatch."
  }

  validation {
    condition     = alltrue([for alarm in values(var.alarms) : contains(["missing", "ignore", "breaching", "notBreaching"], alarm.treat_missing_data)])
    error_message = "Missing data is treated as missing, ignore, breaching or notBreaching."
  }

  validation {
    condition     = alltrue([for alarm in values(var.alarms) : contains([10, 30], alarm.period) || alarm.period % 60 == 0])
    error_message = "The period must be 10, 30 or a multiple of 60 seconds."
  }
}

variable "alarm_topic_arns" {
  description = "ARNs of the SNS topics to notify when an alarm fires. If empty, alarm states are visible only in CloudWatch."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "notify_when_ok" {
  description = "Whether to notify the same topics when an alarm returns to the OK state."
  type        = bool
  default     = true
  nullable    = false
}

variable "actions_enabled" {
  description = "Whether the alarms send notifications. Set to false to silence them during maintenance."
  type        = bool
  default     = true
  nullable    = false
}

variable "name_prefix" {
  description = "Prefix for alarm names, such as `orders-database-`."
  type        = string
  default     = ""
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every alarm."
  type        = map(string)
  default     = {}
  nullable    = false
}
