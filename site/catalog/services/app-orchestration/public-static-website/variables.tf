variable "domain_name" {
  description = "Domain name for the site, such as `www.example.com`."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,}$", var.domain_name)) && length(var.domain_name) <= 57
    error_message = "The domain name is written in lowercase without https:// and has at most 57 characters."
  }
}

variable "acm_certificate_arn" {
  description = "ARN of the certificate for all of the site's domain names. CloudFront accepts only certificates in `us-east-1`."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^arn:[^:]+:acm:us-east-1:", var.acm_certificate_arn))
    error_message = "The certificate must be one of ACM in us-east-1, wherever the bucket is."
  }
}

variable "additional_domain_names" {
  description = "Additional domain names for the site. The certificate must cover them."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone in which to create records for all domain names. Required unless `create_dns_records` is false."
  type        = string
  default     = null
}

variable "create_dns_records" {
  description = "Whether to create DNS records. Set to false if you manage DNS outside Route 53."
  type        = bool
  default     = true
  nullable    = false
}

variable "bucket_name" {
  description = "Name of the bucket, which must be globally unique. Defaults to the domain name with hyphens instead of dots. The log bucket has the same name with a `-logs` suffix."
  type        = string
  default     = null

  validation {
    condition     = var.bucket_name == null ? true : can(regex("^[a-z0-9][a-z0-9.-]{1,56}[a-z0-9]$", var.bucket_name))
    error_message = "The name must have 3 to 58 lowercase letters, digits, dots, and hyphens, so that there is room for -logs."
  }
}

variable "index_document" {
  description = "Name of the index file for a directory."
  type        = string
  default     = "index.html"
  nullable    = false
}

variable "error_document" {
  description = "Path of the error page for missing files, without a leading slash."
  type        = string
  default     = "404.html"
  nullable    = false

  validation {
    condition     = !startswith(var.error_document, "/")
    error_message = "Leave out the first slash of the path."
  }
}

variable "single_page_app" {
  description = "Whether CloudFront returns the index document with a status code of 200 for every path that isn't a file. Use this for applications that handle routing in the browser."
  type        = bool
  default     = false
  nullable    = false
}

variable "error_cache_seconds" {
  description = "Number of seconds that CloudFront caches the response for a missing file."
  type        = number
  default     = 60
  nullable    = false
}

variable "cache_policy_name" {
  description = "Name of the cache policy for all files."
  type        = string
  default     = "Managed-CachingOptimized"
  nullable    = false
}

variable "price_class" {
  description = "Price class, which determines where files are cached: `PriceClass_100` (North America and Europe), `PriceClass_200`, or `PriceClass_All`."
  type        = string
  default     = "PriceClass_100"
  nullable    = false

  validation {
    condition     = contains(["PriceClass_100", "PriceClass_200", "PriceClass_All"], var.price_class)
    error_message = "The price class is PriceClass_100, PriceClass_200 or PriceClass_All."
  }
}

variable "allowed_countries" {
  description = "Two-letter country codes for the countries that can access the site. Defaults to all countries."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for country in var.allowed_countries : can(regex("^[A-Z]{2}$", country))])
    error_message = "A country is a code of two capital letters, such as DE."
  }
}

variable "frame_option" {
  description = "Which sites can display this one in a frame. `DENY` blocks all sites, and `SAMEORIGIN` allows only the site itself."
  type        = string
  default     = "DENY"
  nullable    = false

  validation {
    condition     = contains(["DENY", "SAMEORIGIN"], var.frame_option)
    error_message = "The frame option is DENY or SAMEORIGIN."
  }
}

variable "hsts_max_age_seconds" {
  description = "Number of seconds that browsers must use HTTPS for the site's domain."
  type        = number
  default     = 31536000
  nullable    = false
}

variable "hsts_include_subdomains" {
  description = "Whether browsers must also use HTTPS for all subdomains, in which case every subdomain must support it."
  type        = bool
  default     = false
  nullable    = false
}

variable "content_security_policy" {
  description = "Value of the `Content-Security-Policy` header. Defaults to none."
  type        = string
  default     = null
}

variable "web_acl_arn" {
  description = "ARN of a WAF web ACL with the `CLOUDFRONT` scope. Defaults to none."
  type        = string
  default     = null
}

variable "create_log_bucket" {
  description = "Whether CloudFront logs every request to a dedicated bucket. The logs contain visitors' IP addresses."
  type        = bool
  default     = true
  nullable    = false
}

variable "logs_expire_after_days" {
  description = "Number of days to keep request logs."
  type        = number
  default     = 90
  nullable    = false
}

variable "bucket_access_log_bucket" {
  description = "Name of a bucket for the site bucket's access logs, which record uploads. Defaults to none."
  type        = string
  default     = null
}

variable "old_versions_expire_after_days" {
  description = "Number of days to keep replaced and deleted files, during which you can restore them."
  type        = number
  default     = 90
  nullable    = false

  validation {
    condition     = var.old_versions_expire_after_days >= 1
    error_message = "Old versions must be kept for at least one day."
  }
}

variable "deploy_role" {
  description = "Settings for a role that your pipeline uses to change the files and clear the cache. Defaults to none."
  type = object({
    # Name of the role. Defaults to the domain name with `-deploy`.
    name = optional(string)
    # ARNs of the roles or users that can assume it.
    trusted_principals = optional(list(string), [])
    # An OpenID Connect provider, such as that of a CI service. Defaults to none.
    federated_trust = optional(object({
      # ARN of the IAM OpenID Connect provider.
      provider_arn = string
      # Issuer of the provider without `https://`.
      provider_url = string
      # Allowed values of the `sub` claim, such as one repository and branch.
      subjects = list(string)
      # Allowed values of the `aud` claim.
      audiences = optional(list(string), ["sts.amazonaws.com"])
    }))
    # ARN of the permissions boundary. Defaults to none.
    permissions_boundary = optional(string)
  })
  default = null
}

variable "force_destroy" {
  description = "Whether Terraform can delete the buckets while they contain files."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
