variable "domain_name" {
  description = "Domain name for the zone, without a trailing dot."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\\.)*[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?$", var.domain_name))
    error_message = "The domain name must be in lowercase and without a dot at the end, such as example.com."
  }
}

variable "comment" {
  description = "Description of the zone, shown in the console."
  type        = string
  default     = "Managed by Terraform"
  nullable    = false
}

variable "vpcs" {
  description = "VPCs that can query the zone, by name. If you specify at least one, the zone is private."
  type = map(object({
    # ID of the VPC.
    vpc_id = string
    # The region of the VPC. Defaults to the provider's region.
    vpc_region = optional(string)
  }))
  default  = {}
  nullable = false
}

variable "delegation_set_id" {
  description = "ID of a reusable delegation set, which lets multiple public zones share the same name servers. If null, Route 53 chooses the name servers."
  type        = string
  default     = null
}

variable "parent" {
  description = "Settings for the parent zone, in which to create the NS records for the delegation. If null, you delegate the zone yourself."
  type = object({
    # ID of the parent's public hosted zone, in the same account.
    hosted_zone_id = string
    # Seconds for which resolvers can cache the delegation.
    ttl = optional(number, 3600)
  })
  default = null
}

variable "records" {
  description = "Records to create in the zone, by name."
  type = map(object({
    # The name within the zone, such as `www`. Empty for the zone itself.
    name = optional(string, "")
    # The type, such as `A`, `CNAME`, `MX`, or `TXT`.
    type = string
    # Seconds for which resolvers can cache the record.
    ttl = optional(number, 300)
    # The values of the record.
    values = list(string)
  }))
  default  = {}
  nullable = false
}

variable "dnssec" {
  description = "Settings for DNSSEC signing of a public zone. If null, the zone isn't signed."
  type = object({
    # ARN of an asymmetric KMS key (`ECC_NIST_P256`, for signing) in `us-east-1` that Route 53 can use.
    kms_key_arn = string
  })
  default = null
}

variable "query_logging" {
  description = "Settings for query logging of a public zone. If null, queries aren't logged."
  type = object({
    # ARN of a log group in `us-east-1` whose resource policy allows Route 53 to write.
    log_group_arn = string
  })
  default = null
}

variable "force_destroy" {
  description = "Whether Terraform can delete the zone while it contains records that Terraform doesn't manage."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the zone."
  type        = map(string)
  default     = {}
  nullable    = false
}
