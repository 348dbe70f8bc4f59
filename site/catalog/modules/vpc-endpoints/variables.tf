variable "name" {
  description = "Name of the VPC, used as a prefix for endpoint names."
  type        = string
  nullable    = false
}

variable "vpc_id" {
  description = "ID of the VPC."
  type        = string
  nullable    = false
}

variable "gateway_endpoints" {
  description = "Gateway endpoints to create, by service: `s3` and `dynamodb`."
  type = map(object({
    # The endpoint policy as JSON. If null, everything that IAM and the resource policies allow is allowed.
    policy_json = optional(string)
  }))
  default  = {}
  nullable = false

  validation {
    condition     = alltrue([for service in keys(var.gateway_endpoints) : contains(["s3", "dynamodb"], service)])
    error_message = "Gateway endpoints exist for s3 and dynamodb. For other services, use interface_endpoints."
  }
}

variable "route_table_ids" {
  description = "IDs of the route tables to which to add routes for the gateway endpoints."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "interface_endpoints" {
  description = "Interface endpoints to create, by service name without its prefix, such as `ssm`, `ecr.api`, or `logs`."
  type = map(object({
    # Whether the service's usual host name resolves to the endpoint inside the VPC.
    private_dns_enabled = optional(bool, true)
    # The endpoint policy as JSON. If null, everything that IAM and the resource policies allow is allowed.
    policy_json = optional(string)
    # The full service name, for services outside AWS's own naming. Defaults to `com.amazonaws.<region>.<key>`.
    service_name = optional(string)
  }))
  default  = {}
  nullable = false
}

variable "subnet_ids" {
  description = "IDs of the subnets in which to create a network interface for every interface endpoint. Specify at most one subnet per Availability Zone."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "client_cidr_blocks" {
  description = "IPv4 CIDR blocks that can use the interface endpoints, by name."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the endpoints and their security group."
  type        = map(string)
  default     = {}
  nullable    = false
}
