variable "domain_name" {
  description = "The main domain name of the certificate. It can begin with `*.`."
  type        = string
  nullable    = false
}

variable "hosted_zone_id" {
  description = "ID of the public hosted zone in which ACM's validation records are created. It must cover every name of the certificate."
  type        = string
  nullable    = false
}

variable "subject_alternative_names" {
  description = "Additional domain names that the certificate is valid for."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "key_algorithm" {
  description = "The algorithm of the key: `RSA_2048`, `EC_prime256v1`, or `EC_secp384r1`."
  type        = string
  default     = "RSA_2048"
  nullable    = false

  validation {
    condition     = contains(["RSA_2048", "EC_prime256v1", "EC_secp384r1"], var.key_algorithm)
    error_message = "The key algorithm must be RSA_2048, EC_prime256v1 or EC_secp384r1."
  }
}

variable "wait_for_validation" {
  description = "Whether `terraform apply` waits until the certificate is issued. Turn it off until the zone is delegated."
  type        = bool
  default     = true
  nullable    = false
}

variable "tags" {
  description = "Tags of the certificate."
  type        = map(string)
  default     = {}
  nullable    = false
}
