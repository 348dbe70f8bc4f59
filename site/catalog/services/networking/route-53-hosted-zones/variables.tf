variable "name" {
  description = "Name for this set of zones, such as `main`. It's used as the value of the `ZoneSet` tag and as a prefix for alarm names."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9][a-zA-Z0-9-]{0,39}$", var.name))
    error_message = "The name can contain up to 40 letters, digits, and hyphens, and must start with a letter or digit."
  }
}

variable "public_zones" {
  description = "Public zones to create, by domain name, such as `example.com`."
  type = map(object({
    # Purpose of the zone.
    comment = optional(string, "Managed by Terraform")
    # ID of a reusable delegation set. Defaults to the `delegation_set_id` of the service.
    delegation_set_id = optional(string)
    # Parent zone in the same account, which gets the NS records. If null, you delegate the zone yourself.
    parent = optional(object({
      # ID of the parent's public hosted zone.
      hosted_zone_id = string
      # Seconds for which resolvers can cache the delegation.
      ttl = optional(number, 3600)
    }))
    # Records, by name.
    records = optional(map(object({
      # The name within the zone, such as `www`. Empty for the zone itself.
      name = optional(string, "")
      # The type, such as `A`, `CNAME`, `MX`, or `TXT`.
      type = string
      # Seconds for which resolvers can cache the record.
      ttl = optional(number, 300)
      # The values of the record.
      values = list(string)
    })), {})
    # A TLS certificate for the zone. If null, none is created.
    certificate = optional(object({
      # Whether the certificate also covers `*.<domain name>`.
      include_wildcard = optional(bool, true)
      # Additional names, all within the zone.
      subject_alternative_names = optional(list(string), [])
      # Whether `terraform apply` waits until the certificate is issued. Turn it off until the zone is delegated.
      wait_for_validation = optional(bool, true)
    }))
    # Signing with DNSSEC. If null, the zone isn't signed.
    dnssec = optional(object({
      # ARN of an asymmetric KMS key (`ECC_NIST_P256`, for signing) in `us-east-1` that Route 53 can use.
      kms_key_arn = string
    }))
    # Logging of queries. If null, none are logged.
    query_logging = optional(object({
      # ARN of a log group in `us-east-1` whose resource policy allows Route 53 to write.
      log_group_arn = string
    }))
    # Whether Terraform can delete the zone while it contains records that Terraform doesn't manage.
    force_destroy = optional(bool, false)
    # Additional tags of the zone.
    tags = optional(map(string), {})
  }))
  default  = {}
  nullable = false
}

variable "private_zones" {
  description = "Private zones to create, by domain name, such as `app.internal`. Only the VPCs that you specify can query them."
  type = map(object({
    # Purpose of the zone.
    comment = optional(string, "Managed by Terraform")
    # VPCs that can query the zone, by name.
    vpcs = map(object({
      # ID of the VPC, which needs DNS support and DNS hostnames.
      vpc_id = string
      # The region of the VPC. Defaults to the provider's region.
      vpc_region = optional(string)
    }))
    # Records, by name.
    records = optional(map(object({
      # The name within the zone, such as `db`. Empty for the zone itself.
      name = optional(string, "")
      # The type, such as `A` or `CNAME`.
      type = string
      # Seconds for which resolvers can cache the record.
      ttl = optional(number, 300)
      # The values of the record.
      values = list(string)
    })), {})
    # Whether Terraform can delete the zone while it contains records that Terraform doesn't manage.
    force_destroy = optional(bool, false)
    # Additional tags of the zone.
    tags = optional(map(string), {})
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for zone in values(var.private_zones) : length(zone.vpcs) > 0])
    error_message = "A private zone needs at least one VPC."
  }
}

variable "delegation_set_id" {
  description = "ID of a reusable delegation set for all public zones that don't specify one, so that they share name servers."
  type        = string
  default     = null
}

variable "certificate_key_algorithm" {
  description = "Key algorithm for the certificates: `RSA_2048`, `EC_prime256v1`, or `EC_secp384r1`."
  type        = string
  default     = "RSA_2048"
  nullable    = false

  validation {
    condition     = contains(["RSA_2048", "EC_prime256v1", "EC_secp384r1"], var.certificate_key_algorithm)
    error_message = "The key algorithm must be RSA_2048, EC_prime256v1 or EC_secp384r1."
  }
}

variable "certificate_expiry_alarm_days" {
  description = "Number of days before a certificate expires at which an alarm fires. ACM renews certificates 45 days before they expire, or 60 days before for certificates issued before February 18, 2026. If fewer than 45 days remain, the renewal has failed."
  type        = number
  default     = 30
  nullable    = false

  validation {
    condition     = var.certificate_expiry_alarm_days >= 1 && var.certificate_expiry_alarm_days < 60
    error_message = "The number of days must be from 1 to 59, and should be below 45, because ACM renews 45 days before the expiry."
  }
}

variable "alarm_topic_arns" {
  description = "ARNs of the SNS topics to notify when an alarm fires."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the zones, certificates, and alarms."
  type        = map(string)
  default     = {}
  nullable    = false
}
