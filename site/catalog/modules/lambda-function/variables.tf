variable "name" {
  description = "Name of the function."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9_-]{1,57}$", var.name))
    error_message = "The name must have 1 to 57 letters, digits, hyphens, and underscores, so that the name of the role stays within 64."
  }
}

variable "code" {
  description = "Source of the code: a zip file on disk, a zip file in S3, or a container image. Set exactly one of them."
  type = object({
    # Path of a zip file on the machine that runs Terraform.
    filename = optional(string)
    # Bucket of a zip file in S3, in the function's own region.
    s3_bucket = optional(string)
    # Key of the zip file in S3.
    s3_key = optional(string)
    # Version of the object in S3, so that Terraform detects a new upload.
    s3_object_version = optional(string)
    # Base64-encoded SHA-256 hash of the zip file in S3, another way to detect a new upload.
    source_code_hash = optional(string)
    # Image in ECR with its tag or digest.
    image_uri = optional(string)
  })
  nullable = false

  validation {
    condition     = length([for source in [var.code.filename, var.code.s3_bucket, var.code.image_uri] : source if source != null]) == 1
    error_message = "Set exactly one of filename, s3_bucket and image_uri."
  }

  validation {
    condition     = (var.code.s3_bucket == null) == (var.code.s3_key == null)
    error_message = "s3_bucket and s3_key go together."
  }
}

variable "description" {
  description = "Description of the function, shown in the console."
  type        = string
  default     = ""
  nullable    = false
}

variable "handler" {
  description = "Entry point for a zip function, such as `index.handler`."
  type        = string
  default     = null
}

variable "runtime" {
  description = "Runtime for a zip function, such as `nodejs22.x` or `python3.12`."
  type        = string
  default     = null
}

variable "architecture" {
  description = "CPU architecture of the code: `x86_64` or `arm64`."
  type        = string
  default     = "x86_64"
  nullable    = false

  validation {
    condition     = contains(["x86_64", "arm64"], var.architecture)
    error_message = "The architecture is x86_64 or arm64."
  }
}

variable "memory_mb" {
  description = "Amount of memory in MB. CPU scales with memory: 1,769 MB provides one vCPU."
  type        = number
  default     = 256
  nullable    = false

  validation {
    condition     = var.memory_mb >= 128 && var.memory_mb <= 10240
    error_message = "Lambda supports 128 to 10240 MB."
  }
}

variable "timeout_seconds" {
  description = "Timeout in seconds."
  type        = number
  default     = 30
  nullable    = false

  validation {
    condition     = var.timeout_seconds >= 1 && var.timeout_seconds <= 900
    error_message = "A Lambda function can run for 1 to 900 seconds."
  }
}

variable "ephemeral_storage_mb" {
  description = "Size of `/tmp` in MB."
  type        = number
  default     = 512
  nullable    = false

  validation {
    condition     = var.ephemeral_storage_mb >= 512 && var.ephemeral_storage_mb <= 10240
    error_message = "Lambda supports 512 to 10240 MB of scratch space."
  }
}

variable "environment" {
  description = "Environment variables. For secrets, pass the ARN and have the code read the value."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "environment_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the environment variables. Defaults to the key of the Lambda service."
  type        = string
  default     = null
}

variable "layer_arns" {
  description = "ARNs of layer versions, in the order in which to apply them. Ignored for images."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = length(var.layer_arns) <= 5
    error_message = "A function can have five layers."
  }
}

variable "image_command" {
  description = "Command that overrides the image's default command."
  type        = list(string)
  default     = null
}

variable "vpc" {
  description = "Subnets and security groups for access to private addresses. If null, the function runs outside your VPC."
  type = object({
    # IDs of private subnets. Without a NAT gateway, the function can't reach the internet.
    subnet_ids = list(string)
    # IDs of the security groups.
    security_group_ids = list(string)
  })
  default = null
}

variable "efs" {
  description = "EFS access point to mount, which requires `vpc`. Defaults to none."
  type = object({
    # ARN of the access point.
    access_point_arn = string
    # Path in the function, which begins with `/mnt/`.
    mount_path = string
  })
  default = null

  validation {
    condition     = var.efs == null ? true : startswith(var.efs.mount_path, "/mnt/")
    error_message = "Lambda mounts file systems below /mnt/ only."
  }
}

variable "reserved_concurrency" {
  description = "Number of concurrent executions to reserve from the account's limit. If `-1`, none are reserved. If `0`, the function can't run."
  type        = number
  default     = -1
  nullable    = false
}

variable "dead_letter_target" {
  description = "Destination for events whose asynchronous invocation fails at every attempt. If null, the events are discarded."
  type = object({
    # ARN of the queue or topic.
    arn = string
    # `sqs` or `sns`.
    type = string
  })
  default = null

  validation {
    condition     = var.dead_letter_target == null ? true : contains(["sqs", "sns"], var.dead_letter_target.type)
    error_message = "The target of failed events is of type sqs or sns."
  }
}

variable "code_signing_config_arn" {
  description = "ARN of the code signing configuration for the function's packages. Defaults to none."
  type        = string
  default     = null
}

variable "publish" {
  description = "Whether every change publishes a numbered version."
  type        = bool
  default     = false
  nullable    = false
}

variable "tracing" {
  description = "Whether to sample and trace invocations with X-Ray."
  type        = bool
  default     = true
  nullable    = false
}

variable "role_policies" {
  description = "Inline policies for the function's role, as a map of names to JSON documents."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "managed_policy_arns" {
  description = "ARNs of managed policies to attach to the function's role, by name."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the role. Defaults to none."
  type        = string
  default     = null
}

variable "log_format" {
  description = "Log format: `JSON` for structured logs with levels, or `Text` for unchanged lines."
  type        = string
  default     = "JSON"
  nullable    = false

  validation {
    condition     = contains(["JSON", "Text"], var.log_format)
    error_message = "The log format is JSON or Text."
  }
}

variable "log_level" {
  description = "Minimum level of application logs to keep if `log_format` is `JSON`."
  type        = string
  default     = "INFO"
  nullable    = false

  validation {
    condition     = contains(["TRACE", "DEBUG", "INFO", "WARN", "ERROR", "FATAL"], var.log_level)
    error_message = "The log level is TRACE, DEBUG, INFO, WARN, ERROR or FATAL."
  }
}

variable "log_retention_in_days" {
  description = "Number of days to keep the logs."
  type        = number
  default     = 30
  nullable    = false
}

variable "log_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the log group. Defaults to CloudWatch Logs encryption with an AWS owned key."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to the function, its role, and its log group."
  type        = map(string)
  default     = {}
  nullable    = false
}
