variable "name" {
  description = "Name of the role."
  type        = string
  nullable    = false
}

variable "bucket_name" {
  description = "Name of the S3 bucket that AWS Config delivers to."
  type        = string
  nullable    = false
}

variable "bucket_key_prefix" {
  description = "Key prefix for the files in the bucket, without a trailing slash. Defaults to none."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the files. If null, the role can use any key that the bucket encrypts with."
  type        = string
  default     = null
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the role. Defaults to no boundary."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to the role."
  type        = map(string)
  default     = {}
  nullable    = false
}
