variable "repositories" {
  description = "Repositories to create, by name."
  type = map(object({
    # Whether tags are immutable.
    immutable_tags = optional(bool, true)
    # Whether ECR scans each pushed image. Ignored with `enhanced_scanning`.
    scan_on_push = optional(bool, true)
    # Days after which an image without a tag is deleted.
    expire_untagged_after_days = optional(number, 14)
    # Number of images to keep, by tag prefix.
    keep_images_by_prefix = optional(map(number), {})
    # Total number of images to keep. If null, all are kept.
    keep_images = optional(number)
    # ARNs of additional IAM principals that can pull.
    reader_arns = optional(list(string), [])
    # ARNs of additional IAM principals that can pull and push.
    writer_arns = optional(list(string), [])
    # IDs of the accounts whose Lambda functions run images of this repository.
    lambda_account_ids = optional(list(string), [])
    # Additional tags of this repository.
    tags = optional(map(string), {})
  }))
  nullable = false

  validation {
    condition     = length(var.repositories) > 0
    error_message = "Name at least one repository."
  }
}

variable "name" {
  description = "Namespace to add to the beginning of every repository name, followed by a slash. Defaults to none."
  type        = string
  default     = null
}

variable "default_reader_arns" {
  description = "ARNs of the IAM principals that can pull from every repository, such as the roots of the accounts that run the images."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "default_writer_arns" {
  description = "ARNs of the IAM principals that can pull from and push to every repository, such as the CI system's role."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "create_kms_key" {
  description = "Whether to create a KMS key for these repositories."
  type        = bool
  default     = false
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key. Ignored if `create_kms_key` is true. If neither is set, ECR encrypts images with its own keys. Changing the key replaces the repositories with new, empty ones."
  type        = string
  default     = null
}

variable "kms_key_alias" {
  description = "Alias for the new key, without the `alias/` prefix. Defaults to `ecr-` followed by the namespace."
  type        = string
  default     = null
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM principals that manage the key if `create_kms_key` is true."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "force_delete" {
  description = "Whether Terraform can delete repositories that contain images."
  type        = bool
  default     = false
  nullable    = false
}

variable "enhanced_scanning" {
  description = "Settings for scanning with Amazon Inspector instead of ECR's basic scanner. They apply to the whole registry and region, so set this in only one place. If null, the registry's settings remain unchanged."
  type = object({
    # `CONTINUOUS_SCAN` rescans images when new vulnerabilities are published, and `SCAN_ON_PUSH` scans once.
    frequency = optional(string, "CONTINUOUS_SCAN")
    # Which repositories to scan, with `*` as a wildcard.
    repository_filters = optional(list(string), ["*"])
  })
  default = null

  validation {
    condition     = var.enhanced_scanning == null ? true : contains(["CONTINUOUS_SCAN", "SCAN_ON_PUSH"], var.enhanced_scanning.frequency)
    error_message = "The frequency must be CONTINUOUS_SCAN or SCAN_ON_PUSH."
  }
}

variable "replication_rules" {
  description = "Rules for copying new images to other regions or accounts. They apply to the whole registry and region, so set this in only one place."
  type = list(object({
    # Where the images go.
    destinations = list(object({
      # The region.
      region = string
      # ID of the account. For replication to another region, use your own account.
      account_id = string
    }))
    # Only repositories that start with one of these are copied. An empty list means all.
    repository_prefixes = optional(list(string), [])
  }))
  default  = []
  nullable = false

  validation {
    condition     = length(var.replication_rules) <= 10
    error_message = "A registry can have at most 10 replication rules."
  }
}

variable "replication_source_account_ids" {
  description = "IDs of the accounts that can replicate images into this registry. The setting applies to the whole registry and region, so set it in only one place."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for id in var.replication_source_account_ids : can(regex("^[0-9]{12}$", id))])
    error_message = "Every account ID must have 12 digits."
  }
}

variable "pull_through_cache_rules" {
  description = "Public registries whose images ECR fetches and caches, by the prefix of their repositories in your registry."
  type = map(object({
    # The registry, such as `public.ecr.aws` or `registry-1.docker.io`.
    upstream_registry_url = string
    # ARN of the secret with the registry's credentials, whose name must start with `ecr-pullthroughcache/`. Docker Hub needs one.
    credential_secret_arn = optional(string)
  }))
  default  = {}
  nullable = false
}

variable "tags" {
  description = "Tags to apply to every repository and to the key."
  type        = map(string)
  default     = {}
  nullable    = false
}
