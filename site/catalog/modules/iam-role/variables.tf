variable "name" {
  description = "Name of the role. The instance profile, if there is one, has the same name."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9+=,.@_-]{1,64}$", var.name))
    error_message = "The name of a role must have 1 to 64 characters: letters, digits, and any of +=,.@_-"
  }
}

variable "description" {
  description = "Purpose of the role, shown in the IAM console."
  type        = string
  default     = "Managed by Terraform"
  nullable    = false
}

variable "trusted_services" {
  description = "AWS services that can assume the role, such as `ec2.amazonaws.com`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "trusted_principals" {
  description = "ARNs of the accounts, users, or roles that can assume the role."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = !contains(var.trusted_principals, "*")
    error_message = "A role that every principal can assume is unsafe: name accounts or principals by ARN."
  }
}

variable "federated_trust" {
  description = "OpenID Connect provider and the identities that can assume the role, for Kubernetes service accounts or CI jobs. Defaults to none."
  type = object({
    # ARN of the IAM OpenID Connect provider.
    provider_arn = string
    # Issuer of the provider without `https://`, as in its ARN.
    provider_url = string
    # Allowed values of the `sub` claim. `*` matches any text within a value.
    subjects = list(string)
    # Allowed values of the `aud` claim.
    audiences = optional(list(string), ["sts.amazonaws.com"])
  })
  default = null

  validation {
    condition     = var.federated_trust == null ? true : length(var.federated_trust.subjects) > 0 && !contains(var.federated_trust.subjects, "*")
    error_message = "Name at least one subject, and none that matches every identity of the provider."
  }
}

variable "saml_trust" {
  description = "IAM SAML identity provider whose users can assume the role in a browser. The provider controls which users can do so. Defaults to none."
  type = object({
    # ARN of the IAM SAML provider.
    provider_arn = string
    # URL to which the provider sends its assertions.
    audience = optional(string, "https://signin.aws.amazon.com/saml")
  })
  default = null
}

variable "trust_conditions" {
  description = "Conditions for trusted services and principals, such as `sts:ExternalId` or `aws:SourceAccount`. All conditions must be met."
  type = list(object({
    # Condition operator, such as `StringEquals`.
    test = string
    # Condition key, such as `aws:SourceAccount`.
    variable = string
    # Values of which one must match.
    values = list(string)
  }))
  default  = []
  nullable = false
}

variable "allow_session_tags" {
  description = "Whether the trusted principals can tag the session. EKS Pod Identity requires it."
  type        = bool
  default     = false
  nullable    = false
}

variable "managed_policy_arns" {
  description = "ARNs of the managed policies to attach, by name. A policy stays attached as long as its name doesn't change."
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
  description = "ARN of the permissions boundary for the role. Defaults to no boundary."
  type        = string
  default     = null
}

variable "max_session_duration" {
  description = "Maximum session duration for the role, in seconds."
  type        = number
  default     = 3600
  nullable    = false

  validation {
    condition     = var.max_session_duration >= 3600 && var.max_session_duration <= 43200
    error_message = "AWS accepts a session of 3600 to 43200 seconds."
  }
}

variable "path" {
  description = "IAM path for the role and its instance profile."
  type        = string
  default     = "/"
  nullable    = false

  validation {
    condition     = startswith(var.path, "/") && endswith(var.path, "/")
    error_message = "An IAM path begins and ends with a slash."
  }
}

variable "create_instance_profile" {
  description = "Whether to create an instance profile, which EC2 instances need to use the role."
  type        = bool
  default     = false
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the role and the instance profile."
  type        = map(string)
  default     = {}
  nullable    = false
}
