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
  description = "Number of days to keep log events. If `0`, events never expire."
  type        = number
  default     = 90
  nullable    = false

  validation {
    condition     = contains([0, 1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653], var.retention_in_days)
    error_message = "CloudWatch Logs accepts 0, 1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288 or 3653 days."
  }
}

variable "kms_key_arn" {
  description = "ARN of the KMS key to encrypt log events. The key policy must allow the `logs.<region>.amazonaws.com` service principal to use it. Defaults to CloudWatch Logs encryption with an AWS owned key."
  type        = string
  default     = null
}

variable "keep_on_destroy" {
  description = "Whether to keep the log group and its events in the account when Terraform destroys this module. If true, Terraform only removes the log group from its state."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the log group."
  type        = map(string)
  default     = {}
  nullable    = false
}
