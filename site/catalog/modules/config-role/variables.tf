variable "name" {
  description = "Name of the role."
  type        = string
  nullable    = false
}

variable "bucket_name" {
  description = "Name of the S3 bucket to which AWS Config delivers."
  type        = string
  nullable    = false
}

variable "bucket_key_prefix" {
  description = "Prefix of the files in the bucket, without a slash at the end. Defaults to none."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the files. If null, the role can use whichever key the bucket encrypts with."
  type        = string
  default     = null
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the role. Defaults to no boundary."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags of the role."
  type        = map(string)
  default     = {}
  nullable    = false
}
