variable "name" {
  description = "Name of the log group, such as `/aws/lambda/orders`."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9_/.#-]{1,512}$", var.name))
    error_message = "The name can contain up to 512 letters, digits, and the characters _ / . # and -."
  }
}

variable "retention_in_days" {
  description = "Number of days that CloudWatch Logs keeps an event. `0` keeps events forever."
  type        = number
  default     = 90
  nullable    = false

  validation {
    condition     = contains([0, 1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653], var.retention_in_days)
    error_message = "CloudWatch Logs accepts 0, 1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288 or 3653 days."
  }
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the events. Its policy must let the service principal `logs.<region>.amazonaws.com` use it. Defaults to CloudWatch Logs' own key."
  type        = string
  default     = null
}

variable "keep_on_destroy" {
  description = "Whether the log group and its events stay in the account when Terraform destroys this module. Terraform then only removes the log group from its state."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags of the log group."
  type        = map(string)
  default     = {}
  nullable    = false
}
