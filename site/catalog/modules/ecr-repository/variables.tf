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
  description = "Whether ECR scans every pushed image for known vulnerabilities. Ignored if the registry uses enhanced scanning."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of the KMS key to encrypt the images. Defaults to ECR's own keys. Changing this replaces the repository."
  type        = string
  default     = null
}

variable "expire_untagged_after_days" {
  description = "Number of days after which untagged images are deleted. If null, they're kept."
  type        = number
  default     = 14
}

variable "keep_images_by_prefix" {
  description = "Number of images to keep, by tag prefix, such as `{ \"release-\" = 50 }`."
  type        = map(number)
  default     = {}
  nullable    = false
}

variable "keep_images" {
  description = "Total number of images to keep. If null, all images are kept."
  type        = number
  default     = null
}

variable "reader_arns" {
  description = "ARNs of the IAM principals that can pull images, including principals in other accounts."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "writer_arns" {
  description = "ARNs of the IAM principals that can pull and push images, including principals in other accounts."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "lambda_account_ids" {
  description = "IDs of the accounts whose Lambda functions run images from this repository."
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
  description = "Tags to apply to the repository."
  type        = map(string)
  default     = {}
  nullable    = false
}
