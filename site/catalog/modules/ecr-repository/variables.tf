variable "name" {
  description = "Name of the repository, such as `orders/api`."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z0-9]+([._-][a-z0-9]+)*(/[a-z0-9]+([._-][a-z0-9]+)*)*$", var.name)) && length(var.name) >= 2 && length(var.name) <= 256
    error_message = "The name must have 2 to 256 lowercase letters, digits, and single separators (. _ - /)."
  }
}

variable "immutable_tags" {
  description = "Whether tags are immutable."
  type        = bool
  default     = true
  nullable    = false
}

variable "scan_on_push" {
  description = "Whether ECR scans each pushed image for known vulnerabilities. Ignored if the registry uses enhanced scanning."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the images. Defaults to ECR's own keys. A change creates a new repository."
  type        = string
  default     = null
}

variable "expire_untagged_after_days" {
  description = "Number of days after which an image without a tag is deleted. If null, they're kept."
  type        = number
  default     = 14
}

variable "keep_images_by_prefix" {
  description = "How many images to keep of those whose tag starts with a prefix, such as `{ \"release-\" = 50 }`."
  type        = map(number)
  default     = {}
  nullable    = false
}

variable "keep_images" {
  description = "Total number of images to keep. If null, all are kept."
  type        = number
  default     = null
}

variable "reader_arns" {
  description = "ARNs of the IAM principals that can pull, including those of other accounts."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "writer_arns" {
  description = "ARNs of the IAM principals that can pull and push, including those of other accounts."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "lambda_account_ids" {
  description = "IDs of the accounts whose Lambda functions run images of this repository."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "force_delete" {
  description = "Whether Terraform can delete the repository while it contains images."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags of the repository."
  type        = map(string)
  default     = {}
  nullable    = false
}
