variable "name" {
  description = "Name prefix for the topics, such as `prod`. For example, the `alarms` topic is then named `prod-alarms`."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9_-]{1,60}$", var.name))
    error_message = "The name can contain up to 60 letters, digits, underscores, and hyphens."
  }
}

variable "topics" {
  description = "SNS topics to create, by name."
  type = map(object({
    # Name that email and SMS messages come from. Defaults to the topic's own name.
    display_name = optional(string)
    # Whether the topic is a FIFO topic, which preserves the order of messages and delivers them once. Only SQS queues can subscribe to such
    # a topic.
    fifo = optional(bool, false)
    # Whether a FIFO topic deduplicates messages that have the same body within five minutes.
    content_based_deduplication = optional(bool, false)
    # AWS services that can publish from this account, such as `cloudwatch.amazonaws.com`. Defaults to `default_publisher_services`.
    publisher_services = optional(list(string))
    # ARNs of IAM principals of other accounts that can publish.
    publisher_arns = optional(list(string), [])
    # IDs of other accounts that can subscribe their queues and functions.
    subscriber_account_ids = optional(list(string), [])
    # Subscribers to the topic, by name.
    subscriptions = optional(map(object({
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
    })), {})
    # Additional tags of the topic.
    tags = optional(map(string), {})
  }))
  nullable = false

  validation {
    condition     = length(var.topics) > 0
    error_message = "Name at least one topic."
  }

  validation {
    condition = alltrue(flatten([
      for topic in values(var.topics) : [for subscription in values(topic.subscriptions) : !topic.fifo || subscription.protocol == "sqs"]
    ]))
    error_message = "Only SQS queues can subscribe to a FIFO topic."
  }
}

variable "default_publisher_services" {
  description = "AWS services that can publish to topics that don't specify any. Remove the services that you don't use."
  type        = list(string)
  default     = ["cloudwatch.amazonaws.com", "events.amazonaws.com"]
  nullable    = false
}

variable "create_kms_key" {
  description = "Whether to create a KMS key for the topics. If false, `kms_key_arn` is used."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key. The key policy must allow the publishing services to use it. If this is null and `create_kms_key` is false, messages aren't encrypted at rest."
  type        = string
  default     = null
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM principals that manage the new KMS key. If empty, only the account's IAM policies grant access."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "kms_key_users" {
  description = "ARNs of IAM principals in other accounts that publish messages, which requires access to the new KMS key. Principals in this account need only IAM policies."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "failure_alarms" {
  description = "Settings for the alarms on messages that can't be delivered. Every topic has one."
  type = object({
    # Whether the alarms exist.
    enabled = optional(bool, true)
    # Number of failed messages in five minutes that triggers the alarm.
    threshold = optional(number, 0)
  })
  default  = {}
  nullable = false
}

variable "alarm_topic_arns" {
  description = "ARNs of SNS topics to notify when a delivery fails. A topic can't report its own failures."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
