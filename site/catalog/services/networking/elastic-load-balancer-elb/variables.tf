variable "name" {
  description = "Name of the load balancer, which must be unique in the account and region."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9]([a-zA-Z0-9-]{0,30}[a-zA-Z0-9])?$", var.name)) && !startswith(var.name, "internal-")
    error_message = "The name can contain up to 32 letters, digits, and hyphens, must not start or end with a hyphen, and must not start with internal-."
  }
}

variable "internal" {
  description = "Whether the load balancer has only private addresses. For an internet-facing load balancer, set this to false and specify public subnets. Changing this replaces the load balancer."
  type        = bool
  nullable    = false
}

variable "vpc_id" {
  description = "ID of the VPC."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of the subnets, in different Availability Zones. Specify public subnets unless `internal` is true."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.subnet_ids) >= 2
    error_message = "An Application Load Balancer needs subnets in at least two availability zones."
  }
}

variable "http_listeners" {
  description = "HTTP listeners, by name. By default, port 80 redirects to HTTPS."
  type = map(object({
    # The port.
    port = optional(number, 80)
    # Whether every request is redirected to HTTPS.
    redirect_to_https = optional(bool, true)
    # Port to redirect to.
    redirect_port = optional(number, 443)
  }))
  default = {
    http = {}
  }
  nullable = false
}

variable "https_listeners" {
  description = "HTTPS listeners, by name. Names must differ from those in `http_listeners`."
  type = map(object({
    # The port.
    port = optional(number, 443)
    # ARN of the default certificate, from ACM in the same region.
    certificate_arn = string
    # ARNs of additional certificates, by name. The host name that the client requests determines which one is used.
    additional_certificate_arns = optional(map(string), {})
    # TLS security policy. The default offers TLS 1.2 and 1.3.
    ssl_policy = optional(string, "ELBSecurityPolicy-TLS13-1-2-2021-06")
  }))
  default  = {}
  nullable = false
}

variable "default_response" {
  description = "Response to requests that don't match any rule."
  type = object({
    # The HTTP status code.
    status_code = optional(number, 404)
    # The body, as plain text.
    message_body = optional(string, "Not found")
  })
  default  = {}
  nullable = false

  validation {
    condition     = var.default_response.status_code >= 200 && var.default_response.status_code <= 599 && floor(var.default_response.status_code / 100) != 3
    error_message = "The status code of the default response must be a 2xx, 4xx or 5xx code."
  }
}

variable "allowed_cidr_blocks" {
  description = "IPv4 CIDR blocks that can connect to the load balancer. `0.0.0.0/0` opens it to the internet. Each block is used as a map key, so it must be known at plan time."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "allowed_ipv6_cidr_blocks" {
  description = "IPv6 CIDR blocks that can connect to a `dualstack` load balancer. Each block is used as a map key, so it must be known at plan time."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "allowed_security_group_ids" {
  description = "IDs of the security groups for clients inside the VPC, by name."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "target_cidr_blocks" {
  description = "IPv4 CIDR blocks that the load balancer can connect to. Defaults to the primary CIDR block of the VPC. Each block is used as a map key, so it must be known at plan time."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "ip_address_type" {
  description = "IP address type: `ipv4` or `dualstack`, which requires subnets with IPv6 CIDR blocks."
  type        = string
  default     = "ipv4"
  nullable    = false

  validation {
    condition     = contains(["ipv4", "dualstack"], var.ip_address_type)
    error_message = "The address type must be ipv4 or dualstack."
  }
}

variable "dns_records" {
  description = "Alias records for the load balancer, by fully qualified domain name, such as `www.example.com`."
  type = map(object({
    # ID of the hosted zone that gets the record.
    hosted_zone_id = string
    # Whether Route 53 stops returning this record when no target is healthy.
    evaluate_target_health = optional(bool, true)
  }))
  default  = {}
  nullable = false
}

variable "web_acl" {
  description = "AWS WAF web ACL to associate with the load balancer. Defaults to none."
  type = object({
    # ARN of the web ACL, regional and in the same region.
    arn = string
  })
  default = null
}

variable "access_logs" {
  description = "Settings for access logs in S3, which record every request."
  type = object({
    # Whether access logs are written.
    enabled = optional(bool, true)
    # Name of the new bucket. Defaults to `<name>-access-logs-<account ID>`.
    bucket_name = optional(string)
    # Name of an existing bucket to use instead of a new one. Its policy must let Elastic Load Balancing write.
    existing_bucket = optional(string)
    # Prefix in the bucket.
    prefix = optional(string, "alb")
    # Days after which the logs in a new bucket are deleted.
    retention_in_days = optional(number, 365)
    # Whether Terraform can delete the new bucket with the logs in it.
    force_destroy = optional(bool, false)
  })
  default  = {}
  nullable = false
}

variable "idle_timeout" {
  description = "Number of seconds after which an idle connection is closed. Set a longer timeout in your applications."
  type        = number
  default     = 60
  nullable    = false

  validation {
    condition     = var.idle_timeout >= 1 && var.idle_timeout <= 4000
    error_message = "The idle timeout must be between 1 and 4000 seconds."
  }
}

variable "drop_invalid_header_fields" {
  description = "Whether to remove HTTP headers with invalid names before forwarding a request."
  type        = bool
  default     = true
  nullable    = false
}

variable "desync_mitigation_mode" {
  description = "Desync mitigation mode, which determines how ambiguous requests are handled: `defensive`, `strictest`, or `monitor`."
  type        = string
  default     = "defensive"
  nullable    = false

  validation {
    condition     = contains(["defensive", "strictest", "monitor"], var.desync_mitigation_mode)
    error_message = "The mode must be defensive, strictest or monitor."
  }
}

variable "enable_deletion_protection" {
  description = "Whether to enable deletion protection. Set to false and apply before you destroy the load balancer."
  type        = bool
  default     = true
  nullable    = false
}

variable "alarm_topic_arns" {
  description = "ARNs of the SNS topics to notify when an alarm fires."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "alarm_thresholds" {
  description = "Alarm thresholds. To turn off an alarm, set its threshold to null."
  type = object({
    # Responses with a 5xx code from the load balancer itself, in five minutes.
    load_balancer_5xx = optional(number, 10)
    # Responses with a 5xx code from the applications, in five minutes.
    target_5xx = optional(number, 50)
    # Connections to applications that failed, in five minutes.
    target_connection_errors = optional(number, 10)
    # 99th percentile of the response time, in seconds.
    p99_response_seconds = optional(number, 5)
    # Connections rejected because the load balancer had too many, in five minutes.
    rejected_connections = optional(number, 0)
  })
  default  = {}
  nullable = false
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
