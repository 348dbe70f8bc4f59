variable "name" {
  description = "Name of the VPN server. It's also used as a prefix for the names of related resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z0-9][a-z0-9-]{0,29}$", var.name))
    error_message = "The name can contain up to 30 lowercase letters, digits, and hyphens, and must start with a letter or digit."
  }
}

variable "vpc_id" {
  description = "ID of the VPC, usually the management VPC."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of public subnets. The server runs in one of them, and a replacement might run in another."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.subnet_ids) > 0
    error_message = "Name at least one public subnet."
  }
}

variable "routed_cidr_blocks" {
  description = "IPv4 CIDR blocks that clients can reach through the VPN, such as those of the management VPC and the application VPCs."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.routed_cidr_blocks) > 0 && alltrue([for block in var.routed_cidr_blocks : can(cidrnetmask(block))])
    error_message = "Name at least one IPv4 CIDR block, such as 10.0.0.0/16."
  }
}

variable "client_cidr_block" {
  description = "IPv4 CIDR block from which to assign client addresses. It must not overlap with `routed_cidr_blocks` or with the networks that your users connect from."
  type        = string
  default     = "172.27.240.0/22"
  nullable    = false

  validation {
    condition     = can(cidrsubnet(var.client_cidr_block, 0, 0)) ? cidrsubnet(var.client_cidr_block, 0, 0) == var.client_cidr_block && tonumber(split("/", var.client_cidr_block)[1]) >= 16 && tonumber(split("/", var.client_cidr_block)[1]) <= 28 : false
    error_message = "The block must be an IPv4 network address with a prefix from /16 to /28, such as 172.27.240.0/22."
  }
}

variable "route_all_traffic" {
  description = "Whether clients send all traffic through the VPN, including internet traffic. If false, they send only traffic for `routed_cidr_blocks`."
  type        = bool
  default     = false
  nullable    = false
}

variable "dns_servers" {
  description = "IPv4 addresses of the DNS servers that clients use, such as the VPC's resolver (the VPC's first address plus two). If empty, clients keep their own DNS servers."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "dns_search_domains" {
  description = "Domains to append to unqualified hostnames on the clients, such as `app.internal`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "port" {
  description = "Port that the server listens on. If `protocol` is `tcp`, 443 passes through most firewalls."
  type        = number
  default     = 1194
  nullable    = false

  validation {
    condition     = var.port >= 1 && var.port <= 65535
    error_message = "A port is a number from 1 to 65535."
  }
}

variable "protocol" {
  description = "Transport protocol: `udp`, which is faster, or `tcp`."
  type        = string
  default     = "udp"
  nullable    = false

  validation {
    condition     = contains(["udp", "tcp"], var.protocol)
    error_message = "The protocol must be udp or tcp."
  }
}

variable "allowed_cidr_blocks" {
  description = "IPv4 CIDR blocks from which clients can connect. Keep the default for users who work from anywhere. The server ignores clients that don't have its TLS key. Each block is used as a map key, so it must be known at plan time."
  type        = list(string)
  default     = ["0.0.0.0/0"]
  nullable    = false
}

variable "max_clients" {
  description = "Maximum number of clients that can be connected at the same time."
  type        = number
  default     = 100
  nullable    = false

  validation {
    condition     = var.max_clients >= 1 && floor(var.max_clients) == var.max_clients
    error_message = "The number of clients must be a whole number, one or more."
  }
}

variable "certificate_authority_days" {
  description = "Number of days for which a new certificate authority is valid. When it expires, every user needs a new profile."
  type        = number
  default     = 3650
  nullable    = false
}

variable "certificate_days" {
  description = "Number of days for which a user certificate is valid."
  type        = number
  default     = 365
  nullable    = false

  validation {
    condition     = var.certificate_days >= 1 && var.certificate_days <= 825
    error_message = "A certificate can be valid for 1 to 825 days."
  }
}

variable "profile_retention_in_days" {
  description = "Number of days to keep a new profile in the bucket. The profile contains a private key, so keep this period short."
  type        = number
  default     = 7
  nullable    = false

  validation {
    condition     = var.profile_retention_in_days >= 1 && var.profile_retention_in_days <= 90
    error_message = "Profiles can be kept for 1 to 90 days."
  }
}

variable "dns_record" {
  description = "DNS A record for the server, which profiles then use instead of its IP address. Defaults to none."
  type = object({
    # ID of the public hosted zone.
    hosted_zone_id = string
    # The full domain name, such as `vpn.example.com`.
    domain_name = string
  })
  default = null
}

variable "instance_type" {
  description = "Instance type. Its CPU architecture determines the image."
  type        = string
  default     = "t4g.small"
  nullable    = false
}

variable "ami_id" {
  description = "ID of an image based on Ubuntu 24.04. Defaults to the latest Canonical image at the time the server was created or `image_rollout` last changed."
  type        = string
  default     = null
}

variable "image_rollout" {
  description = "Arbitrary text, such as a date. When you change it, the next apply looks up the latest image and replaces the server, which disconnects every client for a few minutes. Ignored if `ami_id` is set."
  type        = string
  default     = ""
  nullable    = false
}

variable "root_volume_size_gb" {
  description = "Root volume size in GiB. The volume is always encrypted."
  type        = number
  default     = 16
  nullable    = false
}

variable "ebs_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the root volume. Defaults to the account's default EBS key."
  type        = string
  default     = null
}

variable "bucket_name" {
  description = "Name of the bucket for the certificate authority and the profiles. Defaults to `<name>-openvpn-<account ID>`."
  type        = string
  default     = null
}

variable "force_destroy" {
  description = "Whether Terraform can delete the bucket that contains the certificate authority. Deleting it invalidates every profile."
  type        = bool
  default     = false
  nullable    = false
}

variable "kms_key_administrators" {
  description = "ARNs of the IAM principals that manage the bucket's KMS key. If empty, only the account's IAM policies grant access."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the server's role. Defaults to none."
  type        = string
  default     = null
}

variable "log_retention_in_days" {
  description = "Number of days to keep connection records in CloudWatch Logs."
  type        = number
  default     = 365
  nullable    = false
}

variable "alarm_topic_arns" {
  description = "ARNs of the SNS topics to notify when an alarm fires."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
