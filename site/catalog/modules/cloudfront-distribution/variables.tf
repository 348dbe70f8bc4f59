variable "name" {
  description = "Name prefix for the distribution's resources. It's also the distribution's comment in the console."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9_-]{1,57}$", var.name))
    error_message = "The name must have 1 to 57 letters, digits, hyphens, and underscores."
  }
}

variable "bucket_regional_domain_name" {
  description = "Regional domain name of the S3 bucket that contains the files. The bucket policy must allow the distribution to read from it."
  type        = string
  nullable    = false
}

variable "aliases" {
  description = "Domain names for the distribution. If empty, the distribution is available only under its `cloudfront.net` name."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "acm_certificate_arn" {
  description = "ARN of the certificate for `aliases`, in the `us-east-1` region. Set to null if there are no aliases."
  type        = string
  default     = null

  validation {
    condition     = var.acm_certificate_arn == null ? true : can(regex("^arn:[^:]+:acm:us-east-1:", var.acm_certificate_arn))
    error_message = "CloudFront only takes certificates of ACM in us-east-1."
  }
}

variable "default_root_object" {
  description = "Name of the index file for a directory."
  type        = string
  default     = "index.html"
  nullable    = false
}

variable "rewrite_folders_to_index" {
  description = "Whether requests for a directory, with or without a trailing slash, return its `default_root_object`."
  type        = bool
  default     = true
  nullable    = false
}

variable "error_responses" {
  description = "Error pages, by the origin's status code. If the distribution can't list the bucket, the origin returns 403 for a missing file."
  type = map(object({
    # Status code for the visitor.
    response_code = number
    # Path of the page, with a leading slash.
    page_path = string
    # Seconds for which the answer is cached.
    cache_seconds = optional(number, 60)
  }))
  default  = {}
  nullable = false

  validation {
    condition     = length(setsubtract(keys(var.error_responses), ["400", "403", "404", "405", "414", "416", "500", "501", "502", "503", "504"])) == 0
    error_message = "CloudFront has pages for 400, 403, 404, 405, 414, 416 and 500 to 504."
  }
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

variable "log_bucket" {
  description = "Settings for the bucket that CloudFront writes access logs to. If null, no access logs are written."
  type = object({
    # Domain name of the bucket, such as `example-logs.s3.amazonaws.com`. Its ACLs must be on.
    domain_name = string
    # Prefix of the names of the log files.
    prefix = optional(string, "cloudfront/")
  })
  default = null
}

variable "tags" {
  description = "Tags to apply to the distribution."
  type        = map(string)
  default     = {}
  nullable    = false
}
