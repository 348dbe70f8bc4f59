variable "name" {
  description = "Name of the target group."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9]([A-Za-z0-9-]{0,30}[A-Za-z0-9])?$", var.name))
    error_message = "The name of a target group must have 1 to 32 letters, digits, and hyphens, and must not begin or end with a hyphen."
  }
}

variable "vpc_id" {
  description = "ID of the VPC for the targets."
  type        = string
  nullable    = false
}

variable "port" {
  description = "Port that the targets listen on. You can override it when you register a target."
  type        = number
  nullable    = false

  validation {
    condition     = var.port >= 1 && var.port <= 65535
    error_message = "A port is a number from 1 to 65535."
  }
}

variable "protocol" {
  description = "Protocol between the load balancer and the targets. Use `HTTP` or `HTTPS` for an Application Load Balancer, and `TCP`, `TLS`, `UDP`, or `TCP_UDP` for a Network Load Balancer."
  type        = string
  default     = "HTTP"
  nullable    = false

  validation {
    condition     = contains(["HTTP", "HTTPS", "TCP", "TLS", "UDP", "TCP_UDP"], var.protocol)
    error_message = "The protocol is one of HTTP, HTTPS, TCP, TLS, UDP and TCP_UDP."
  }
}

variable "protocol_version" {
  description = "HTTP version for requests to the targets: `HTTP1`, `HTTP2`, or `GRPC`. Ignored for other protocols."
  type        = string
  default     = "HTTP1"
  nullable    = false

  validation {
    condition     = contains(["HTTP1", "HTTP2", "GRPC"], var.protocol_version)
    error_message = "The protocol version is HTTP1, HTTP2 or GRPC."
  }
}

variable "target_type" {
  description = "Target type: `instance` or `ip`."
  type        = string
  default     = "instance"
  nullable    = false

  validation {
    condition     = contains(["instance", "ip"], var.target_type)
    error_message = "The target type is instance or ip."
  }
}

variable "deregistration_delay" {
  description = "Number of seconds for in-flight requests to complete when a target is deregistered."
  type        = number
  default     = 60
  nullable    = false

  validation {
    condition     = var.deregistration_delay >= 0 && var.deregistration_delay <= 3600
    error_message = "The delay must be from 0 to 3600 seconds."
  }
}

variable "slow_start" {
  description = "Number of seconds over which a new target's share of requests increases, from 30 to 900. If `0`, slow start is turned off. Supported only for HTTP and HTTPS."
  type        = number
  default     = 0
  nullable    = false

  validation {
    condition     = var.slow_start == 0 || (var.slow_start >= 30 && var.slow_start <= 900)
    error_message = "Slow start accepts 0, or 30 to 900 seconds."
  }
}

variable "stickiness_seconds" {
  description = "Number of seconds that a load balancer cookie binds a client to a target. Defaults to none. Supported only for HTTP and HTTPS."
  type        = number
  default     = null
}

variable "health_check" {
  description = "Settings for the health check that the load balancer runs against the targets."
  type = object({
    # `HTTP`, `HTTPS`, or `TCP`.
    protocol = optional(string, "HTTP")
    # Port to check, or `traffic-port` for the port that serves requests.
    port = optional(string, "traffic-port")
    # Path to check, with HTTP and HTTPS.
    path = optional(string, "/")
    # Status codes that indicate a healthy target, such as `200-299`.
    matcher = optional(string, "200-299")
    # Seconds between two checks.
    interval = optional(number, 15)
    # Seconds to wait for a response.
    timeout = optional(number, 5)
    # Consecutive successful checks before a target is healthy.
    healthy_threshold = optional(number, 2)
    # Consecutive failed checks before a target is unhealthy.
    unhealthy_threshold = optional(number, 3)
  })
  default  = {}
  nullable = false

  validation {
    condition     = var.health_check.timeout < var.health_check.interval
    error_message = "The timeout of the health check must be shorter than its interval."
  }
}

variable "listener_rules" {
  description = "Rules to create on Application Load Balancer listeners that forward requests to this target group, by name."
  type = map(object({
    # ARN of the listener.
    listener_arn = string
    # Rule priority. The lowest is evaluated first. Unique on the listener.
    priority = number
    # Host names that match, with `*` and `?` as wildcards.
    host_headers = optional(list(string), [])
    # Paths that match, with `*` and `?` as wildcards.
    path_patterns = optional(list(string), [])
    # Client addresses that match, as CIDR blocks.
    source_cidr_blocks = optional(list(string), [])
  }))
  default  = {}
  nullable = false

  validation {
    condition = alltrue([
      for rule in values(var.listener_rules) :
      length(rule.host_headers) + length(rule.path_patterns) + length(rule.source_cidr_blocks) > 0
    ])
    error_message = "Each listener rule needs at least one condition: host_headers, path_patterns or source_cidr_blocks."
  }
}

variable "tags" {
  description = "Tags to apply to the target group and the rules."
  type        = map(string)
  default     = {}
  nullable    = false
}
