variable "name" {
  description = "Name of the deploy runner. It's included in the names of all other resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{0,29}$", var.name))
    error_message = "The name can contain up to 30 lowercase letters, digits, and hyphens, and must start with a letter."
  }
}

variable "vpc_id" {
  description = "ID of the VPC in which to run the tasks."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of private subnets with internet access, for example through a NAT gateway, to download code and providers."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.subnet_ids) >= 1
    error_message = "The tasks need at least one subnet."
  }
}

variable "runners" {
  description = "Task types that callers can start, by name. Each type has an image, permissions, and a list of commands."
  type = map(object({
    # The image with its tag or digest. It must run the command line that it gets, without an entry point that changes it.
    image = string
    # Commands that a caller can start, by name.
    commands = map(object({
      # The program and its fixed first arguments, such as `["/opt/deploy/run", "plan"]`.
      program = list(string)
      # Regular expressions, one per argument, that must match the whole argument. Don't allow an argument to start with a hyphen unless it
      # has to.
      argument_patterns = optional(list(string), [])
    }))
    # CPU units of the task. 1024 units are one vCPU.
    cpu = optional(number, 1024)
    # Memory of the task in MiB.
    memory = optional(number, 2048)
    # The architecture of the image: `X86_64` or `ARM64`.
    cpu_architecture = optional(string, "X86_64")
    # Scratch space in GiB from 21 to 200. Defaults to the 20 that are free.
    ephemeral_storage_gb = optional(number)
    # Environment variables, which are stored in plain text.
    environment = optional(map(string), {})
    # Environment variables from Secrets Manager or Parameter Store, as a map of names to ARNs.
    secrets = optional(map(string), {})
    # Inline policies for the task role, as a map of names to JSON documents.
    policies = optional(map(string), {})
    # ARNs of managed policies for the task, by name.
    managed_policy_arns = optional(map(string), {})
  }))
  nullable = false

  validation {
    condition     = length(var.runners) > 0
    error_message = "Define at least one runner."
  }

  validation {
    condition     = alltrue([for name in keys(var.runners) : can(regex("^[a-z][a-z0-9-]{0,22}$", name))])
    error_message = "The name of a runner can contain up to 23 lowercase letters, digits, and hyphens, and must start with a letter."
  }

  validation {
    condition = alltrue(flatten([
      for runner in values(var.runners) : [for command in values(runner.commands) : length(command.program) > 0]
    ]))
    error_message = "Every command needs a program."
  }

  validation {
    condition = alltrue(flatten([
      for runner in values(var.runners) : [
        for command in values(runner.commands) : [for pattern in command.argument_patterns : can(regexall(pattern, ""))]
      ]
    ]))
    error_message = "Every argument pattern must be a valid regular expression."
  }

  validation {
    condition     = length(base64gzip(jsonencode({ for name, runner in var.runners : name => runner.commands }))) <= 2900
    error_message = "All commands together are too long for the configuration of a Lambda function: shorten them, or make two deploy runners."
  }
}

variable "secrets_kms_key_arns" {
  description = "ARNs of the customer managed KMS keys that encrypt the runners' secrets."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "egress_tcp_ports" {
  description = "TCP ports that the tasks can connect to on any address. Add 22 to fetch code over SSH."
  type        = list(number)
  default     = [443]
  nullable    = false
}

variable "ci_trust" {
  description = "OpenID Connect provider and the CI jobs that can start tasks. The service creates a role for them. If null, no role is created."
  type = object({
    # ARN of the IAM OpenID Connect provider.
    provider_arn = string
    # The issuer of the provider without `https://`, such as `token.actions.githubusercontent.com`.
    provider_url = string
    # Allowed values of the `sub` claim, such as `repo:example-org/infrastructure-live:ref:refs/heads/main`.
    subjects = list(string)
    # Allowed values of the `aud` claim.
    audiences = optional(list(string), ["sts.amazonaws.com"])
  })
  default = null
}

variable "allow_stopping_tasks" {
  description = "Whether callers can stop tasks. Stopping a deployment can leave a Terraform state locked."
  type        = bool
  default     = false
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for all roles. Defaults to none."
  type        = string
  default     = null
}

variable "container_insights" {
  description = "Whether to collect task metrics with CloudWatch Container Insights."
  type        = bool
  default     = false
  nullable    = false
}

variable "log_retention_in_days" {
  description = "Number of days to keep the output of the tasks and the requests in CloudWatch Logs."
  type        = number
  default     = 365
  nullable    = false
}

variable "failure_topic_arns" {
  description = "ARNs of the SNS topics to notify when a task fails, is stopped, or can't start. The topic policies must allow `events.amazonaws.com` to publish."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = length(var.failure_topic_arns) <= 5
    error_message = "An EventBridge rule has at most five targets."
  }
}

variable "enable_alarms" {
  description = "Whether to create a CloudWatch alarm for requests that are rejected or fail."
  type        = bool
  default     = true
  nullable    = false
}

variable "alarm_topic_arns" {
  description = "ARNs of the SNS topics to notify when the alarm fires."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates, and to the tasks."
  type        = map(string)
  default     = {}
  nullable    = false
}
