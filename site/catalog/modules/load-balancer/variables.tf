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
  description = "Whether the load balancer has only private addresses. Changing this replaces the load balancer."
  type        = bool
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of the subnets, one per Availability Zone. Use public subnets unless the load balancer is internal."
  type        = list(string)
  nullable    = false
}

variable "load_balancer_type" {
  description = "Load balancer type: `application` for HTTP and HTTPS, or `network` for TCP, TLS, and UDP."
  type        = string
  default     = "application"
  nullable    = false

  validation {
    condition     = contains(["application", "network"], var.load_balancer_type)
    error_message = "The type must be application or network."
  }
}

variable "security_group_ids" {
  description = "IDs of the security groups to attach. If you create a Network Load Balancer without any, you can't add one later."
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

variable "listeners" {
  description = "Listeners to create, by name."
  type = map(object({
    # Port that clients connect to.
    port = number
    # `HTTP` or `HTTPS` for an Application Load Balancer, `TCP`, `TLS`, `UDP`, or `TCP_UDP` for a Network Load Balancer.
    protocol = string
    # ARN of the default certificate, for HTTPS and TLS.
    certificate_arn = optional(string)
    # ARNs of additional certificates, by name. The host name that the client requests determines which one is used.
    additional_certificate_arns = optional(map(string), {})
    # TLS security policy.
    ssl_policy = optional(string, "ELBSecurityPolicy-TLS13-1-2-2021-06")
    # Action for requests that match no rule.
    default_action = object({
      # `forward`, `redirect`, or `fixed-response`.
      type = string
      # ARN of the target group, for `forward`.
      target_group_arn = optional(string)
      # Port to redirect to.
      redirect_port = optional(string, "443")
      # The protocol to redirect to.
      redirect_protocol = optional(string, "HTTPS")
      # The status code of the redirect or the fixed response, such as `HTTP_301` or `404`.
      status_code = optional(string)
      # The body of the fixed response, as plain text.
      message_body = optional(string)
    })
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for listener in values(var.listeners) : contains(["forward", "redirect", "fixed-response"], listener.default_action.type)])
    error_message = "The default action of a listener must be forward, redirect or fixed-response."
  }

  validation {
    condition     = alltrue([for listener in values(var.listeners) : contains(["HTTP", "HTTPS", "TCP", "TLS", "UDP", "TCP_UDP"], listener.protocol)])
    error_message = "The protocol of a listener must be HTTP, HTTPS, TCP, TLS, UDP or TCP_UDP."
  }
}

variable "access_logs" {
  description = "Settings for access logs. If null, no access logs are written. A Network Load Balancer logs only TLS connections."
  type = object({
    # Name of the bucket, in the same region. Its policy must let Elastic Load Balancing write.
    bucket = string
    # Prefix in the bucket. Defaults to none.
    prefix = optional(string)
  })
  default = null
}

variable "idle_timeout" {
  description = "Number of seconds after which an idle connection to an Application Load Balancer is closed."
  type        = number
  default     = 60
  nullable    = false

  validation {
    condition     = var.idle_timeout >= 1 && var.idle_timeout <= 4000
    error_message = "The idle timeout must be between 1 and 4000 seconds."
  }
}

variable "drop_invalid_header_fields" {
  description = "Whether an Application Load Balancer removes HTTP headers with invalid names."
  type        = bool
  default     = true
  nullable    = false
}

variable "desync_mitigation_mode" {
  description = "Desync mitigation mode for an Application Load Balancer, which determines how ambiguous requests are handled: `defensive`, `strictest`, or `monitor`."
  type        = string
  default     = "defensive"
  nullable    = false

  validation {
    condition     = contains(["defensive", "strictest", "monitor"], var.desync_mitigation_mode)
    error_message = "The mode must be defensive, strictest or monitor."
  }
}

variable "enable_cross_zone_load_balancing" {
  description = "Whether a Network Load Balancer distributes connections across the targets in all zones. An Application Load Balancer always does."
  type        = bool
  default     = true
  nullable    = false
}

variable "enable_deletion_protection" {
  description = "Whether to enable deletion protection for the load balancer."
  type        = bool
  default     = true
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the load balancer and its listeners."
  type        = map(string)
  default     = {}
  nullable    = false
}
