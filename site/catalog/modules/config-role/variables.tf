variable "name" {
  description = "The name of the role."
  type        = string
  nullable    = false
}

variable "bucket_name" {
  description = "The name of the S3 bucket to which AWS Config delivers."
  type        = string
  nullable    = false
}

variable "bucket_key_prefix" {
  description = "The prefix of the files in the bucket, without a slash at the end. Defaults to none."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "The ARN of the KMS key that encrypts the files. If null, the role can use whichever key the bucket encrypts with."
  type        = string
  default     = null
}

variable "permissions_boundary" {
  description = "The ARN of the policy that limits what the role can ever do. Defaults to no boundary."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags of the role."
  type        = map(string)
  default     = {}
  nullable    = false
}
