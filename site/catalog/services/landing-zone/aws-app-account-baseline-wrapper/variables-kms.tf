variable "kms_keys" {
  description = "Customer managed KMS keys that the workloads of the account share, in the home region, by the name of their alias. Every key rotates once a year, as CIS requires."
  type = map(object({
    # Purpose of the key, shown in the AWS console.
    description = optional(string, "Customer managed key")
    # ARNs of the IAM users and roles that manage the key. An empty list means `kms_key_administrators`.
    administrators = optional(list(string), [])
    # ARNs of the IAM users, roles and account roots that encrypt and decrypt with the key.
    users = optional(list(string), [])
    # AWS services that use the key directly, as service principals.
    service_principals = optional(list(string), [])
    # Days that AWS waits before it deletes the key, from 7 to 30.
    deletion_window_in_days = optional(number, 30)
    # Whether the key can be replicated to other regions. A change creates a new key.
    multi_region = optional(bool, false)
  }))
  default  = {}
  nullable = false
}
