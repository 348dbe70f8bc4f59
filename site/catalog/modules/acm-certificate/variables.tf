variable "domain_name" {
  description = "Primary domain name for the certificate. It can begin with `*.`."
  type        = string
  nullable    = false
}

variable "hosted_zone_id" {
  description = "ID of the public hosted zone in which to create ACM's validation records. It must cover every name in the certificate."
  type        = string
  nullable    = false
}

variable "subject_alternative_names" {
  description = "Additional domain names to include in the certificate."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "key_algorithm" {
  description = "Key algorithm: `RSA_2048`, `EC_prime256v1`, or `EC_secp384r1`."
  type        = string
  default     = "RSA_2048"
  nullable    = false

  validation {
    condition     = contains(["RSA_2048", "EC_prime256v1", "EC_secp384r1"], var.key_algorithm)
    error_message = "The key algorithm must be RSA_2048, EC_prime256v1 or EC_secp384r1."
  }
}

variable "wait_for_validation" {
  description = "Whether `terraform apply` waits until the certificate is issued. Set to false until the zone is delegated."
  type        = bool
  default     = true
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the certificate."
  type        = map(string)
  default     = {}
  nullable    = false
}
