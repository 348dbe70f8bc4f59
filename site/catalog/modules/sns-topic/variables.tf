variable "name" {
  description = "Name of the topic, without the `.fifo` suffix for FIFO topics."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9_-]{1,251}$", var.name))
    error_message = "The name can contain up to 251 letters, digits, underscores, and hyphens."
  }
}

variable "display_name" {
  description = "Sender name for email and SMS messages. Defaults to the topic name."
  type        = string
  default     = null
}

variable "fifo" {
  description = "Whether the topic is a FIFO topic, which preserves message order and delivers each message exactly once. Only SQS queues can subscribe to a FIFO topic."
  type        = bool
  default     = false
  nullable    = false
}

variable "content_based_deduplication" {
  description = "Whether a FIFO topic removes messages that have the same body as another message sent within five minutes."
  type        = bool
  default     = false
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of the KMS key to encrypt the messages. Defaults to none. Publishing services must have permission to use the key, which the `alias/aws/sns` key can't grant."
  type        = string
  default     = null
}

variable "publisher_services" {
  description = "AWS services that can publish on behalf of this account, such as `cloudwatch.amazonaws.com`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "publisher_arns" {
  description = "ARNs of IAM principals in other accounts that can publish. Principals in this account need only IAM policies."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "subscriber_account_ids" {
  description = "IDs of other accounts that can subscribe their queues and functions."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.subscriber_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "subscriptions" {
  description = "Subscriptions to create, by name."
  type = map(object({
    # `sqs`, `lambda`, `email`, `email-json`, `https`, `sms`, or `firehose`.
    protocol = string
    # The address: an ARN, an email address, a URL or a telephone number.
    endpoint = string
    # A filter policy as JSON. If null, every message passes.
    filter_policy_json = optional(string)
    # Scope of the filter: `MessageAttributes` or `MessageBody`.
    filter_policy_scope = optional(string, "MessageAttributes")
    # Whether to deliver the raw message, without the SNS envelope, to SQS, HTTPS, and Firehose.
    raw_message_delivery = optional(bool, false)
    # ARN of the SQS queue for messages that couldn't be delivered. If null, they're dropped.
    dead_letter_queue_arn = optional(string)
    # ARN of the role with which SNS writes to Firehose.
    role_arn = optional(string)
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for subscription in values(var.subscriptions) : contains(["sqs", "lambda", "email", "email-json", "https", "sms", "firehose"], subscription.protocol)])
    error_message = "The protocol must be sqs, lambda, email, email-json, https, sms or firehose. Plain http isn't supported."
  }
}

variable "tags" {
  description = "Tags to apply to the topic."
  type        = map(string)
  default     = {}
  nullable    = false
}
