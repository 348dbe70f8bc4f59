variable "name" {
  description = "Name of this set of certificates, such as `prod`. Secrets are named `<name>/tls/<certificate>`."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9][a-zA-Z0-9-]{0,39}$", var.name))
    error_message = "The name can contain up to 40 letters, digits, and hyphens, and must start with a letter or digit."
  }
}

variable "certificates" {
  description = "Certificates for the scripts to issue, by name."
  type = map(object({
    # The common name, such as `orders.app.internal`. It's always one of the DNS names, too.
    common_name = string
    # Additional DNS names that the certificate is valid for.
    dns_names = optional(list(string), [])
    # IP addresses that the certificate is valid for.
    ip_addresses = optional(list(string), [])
    # Number of days for which the certificate is valid.
    validity_days = optional(number, 365)
    # The key: `ec-p256`, `ec-p384`, `rsa-2048`, or `rsa-4096`.
    key_algorithm = optional(string, "ec-p256")
    # ARNs of IAM principals that can read the certificate and its private key.
    reader_arns = optional(list(string), [])
    # Whether the issuer can import the certificate into ACM, for a load balancer.
    import_into_acm = optional(bool, false)
  }))
  nullable = false

  validation {
    condition     = length(var.certificates) > 0 && alltrue([for name in keys(var.certificates) : can(regex("^[a-z0-9][a-z0-9-]{0,59}$", name))])
    error_message = "Name at least one certificate, with up to 60 lowercase letters, digits, and hyphens."
  }

  validation {
    condition     = alltrue([for certificate in values(var.certificates) : contains(["ec-p256", "ec-p384", "rsa-2048", "rsa-4096"], certificate.key_algorithm)])
    error_message = "The key algorithm must be ec-p256, ec-p384, rsa-2048 or rsa-4096."
  }

  validation {
    condition     = alltrue([for certificate in values(var.certificates) : certificate.validity_days >= 1 && certificate.validity_days <= 825])
    error_message = "A certificate can be valid for 1 to 825 days, because several clients refuse longer ones."
  }

  validation {
    condition = alltrue(flatten([
      for certificate in values(var.certificates) : [
        for name in concat([certificate.common_name], certificate.dns_names) : can(regex("^([*][.])?([a-zA-Z0-9_]([a-zA-Z0-9_-]*[a-zA-Z0-9])?[.])*[a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?$", name))
      ]
    ]))
    error_message = "Every common name and DNS name must be a host name, such as orders.app.internal or *.app.internal."
  }
}

variable "certificate_authority" {
  description = "Settings for the private certificate authority that signs the certificates."
  type = object({
    # Name of the authority.
    common_name = optional(string, "Internal certificate authority")
    # The organization in the authority's and the certificates' names.
    organization = optional(string, "Internal")
    # Number of days for which the authority is valid.
    validity_days = optional(number, 3650)
  })
  default  = {}
  nullable = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9 .,&-]{1,60}$", var.certificate_authority.common_name)) && can(regex("^[a-zA-Z0-9 .,&-]{1,60}$", var.certificate_authority.organization))
    error_message = "The names can contain up to 60 letters, digits, spaces, and the characters . , & and -."
  }
}

variable "authority_reader_arns" {
  description = "ARNs of IAM principals in other accounts that can read the authority's certificate, which clients must trust. They can never read its private key."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "issuer_principal_arns" {
  description = "ARNs of the IAM principals that can assume the issuer role, which runs the scripts. If empty, no role is created, and you can attach `issuer_policy_json` yourself."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "require_mfa_for_issuer" {
  description = "Whether MFA is required to assume the issuer role. Set to false if a pipeline issues certificates."
  type        = bool
  default     = true
  nullable    = false
}

variable "issuer_session_seconds" {
  description = "Maximum session duration for the issuer role, in seconds."
  type        = number
  default     = 3600
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the issuer role. Defaults to none."
  type        = string
  default     = null
}

variable "create_kms_key" {
  description = "Whether to create a KMS key for the secrets. If false, `kms_key_arn` is used."
  type        = bool
  default     = true
  nullable    = false
}

variable "kms_key_arn" {
  description = "ARN of an existing KMS key. Required if `create_kms_key` is false. The key policy must allow the readers to decrypt."
  type        = string
  default     = null
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM principals that manage the new KMS key. If empty, only the account's IAM policies grant access."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "recovery_window_in_days" {
  description = "Number of days during which you can restore a deleted secret."
  type        = number
  default     = 30
  nullable    = false

  validation {
    condition     = var.recovery_window_in_days == 0 || (var.recovery_window_in_days >= 7 && var.recovery_window_in_days <= 30)
    error_message = "The recovery window must be 0 or between 7 and 30 days."
  }
}

variable "expiry_topic_arns" {
  description = "ARNs of the SNS topics to notify before an imported ACM certificate expires. The topic policies must allow EventBridge to publish."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
