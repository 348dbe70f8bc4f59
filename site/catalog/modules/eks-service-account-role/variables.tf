variable "name" {
  description = "Name of the role."
  type        = string
  nullable    = false
}

variable "oidc_provider_arn" {
  description = "ARN of the cluster's IAM identity provider."
  type        = string
  nullable    = false
}

variable "oidc_provider_url" {
  description = "Issuer URL of the cluster's identity provider, without `https://`."
  type        = string
  nullable    = false

  validation {
    condition     = !startswith(var.oidc_provider_url, "https://")
    error_message = "Leave out https://; the trust policy names the issuer without it."
  }
}

variable "namespace" {
  description = "Namespace that contains the service account."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", var.namespace))
    error_message = "A namespace has lowercase letters, digits, and hyphens, up to 63, and no wildcard."
  }
}

variable "service_account" {
  description = "Name of the service account that can assume the role."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$", var.service_account))
    error_message = "A service account has lowercase letters, digits, hyphens, and dots, and no wildcard."
  }
}

variable "managed_policy_arns" {
  description = "ARNs of the managed policies to attach to the role, by name."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "inline_policies" {
  description = "Inline policies for the role, as a map of names to JSON documents."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to the role."
  type        = map(string)
  default     = {}
  nullable    = false
}
