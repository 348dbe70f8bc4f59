variable "flow_logs" {
  description = "Settings for VPC flow logs."
  type = object({
    # Whether flow logs are written.
    enabled = optional(bool, true)
    # `cloud-watch-logs` for a new log group, or `s3` for the bucket in `s3_bucket_arn`.
    destination = optional(string, "cloud-watch-logs")
    # Which traffic is recorded: `ACCEPT`, `REJECT`, or `ALL`.
    traffic_type = optional(string, "ALL")
    # Aggregation interval of a record in seconds: 60 or 600.
    max_aggregation_interval = optional(number, 60)
    # The fields of a record. Defaults to the AWS default format.
    log_format = optional(string)
    # Number of days that CloudWatch Logs keeps the records.
    retention_in_days = optional(number, 365)
    # Whether a KMS key is created for the log group. If false, `kms_key_arn` is used.
    create_kms_key = optional(bool, true)
    # ARN of your KMS key for the log group.
    kms_key_arn = optional(string)
    # ARN of the bucket for the destination `s3`.
    s3_bucket_arn = optional(string)
  })
  default  = {}
  nullable = false
}

variable "management_vpc_peering" {
  description = "Peering with the management VPC of the same account and region, from which operators reach this VPC. Defaults to none."
  type = object({
    # ID of the management VPC.
    vpc_id = string
    # IPv4 block of the management VPC.
    cidr_block = string
    # IDs of the management VPC's route tables that get a route to this VPC.
    route_table_ids = list(string)
    # The tiers that get a route back: `public`, `private-app`, and `private-persistence`.
    reachable_tiers = optional(list(string), ["private-app", "private-persistence"])
  })
  default = null

  validation {
    condition     = var.management_vpc_peering == null ? true : length(setsubtract(var.management_vpc_peering.reachable_tiers, ["public", "private-app", "private-persistence"])) == 0
    error_message = "The reachable tiers must be public, private-app, or private-persistence."
  }
}

variable "eks_cluster_names" {
  description = "Names of the EKS clusters that will use the VPC. With at least one, the public and application subnets get the tags by which Kubernetes finds subnets for load balancers."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "dhcp_options" {
  description = "DHCP options for the instances. Defaults to Amazon's settings."
  type = object({
    # The domain that completes unqualified host names.
    domain_name = optional(string)
    # Up to four DNS servers. `AmazonProvidedDNS` stands for the VPC's own resolver, which private hosted zones and endpoints need.
    domain_name_servers = optional(list(string), ["AmazonProvidedDNS"])
    # Up to four time servers.
    ntp_servers = optional(list(string), ["169.254.169.123"])
  })
  default = null
}

variable "instance_tenancy" {
  description = "`default` for shared hardware, `dedicated` for hardware that no other customer uses, at a price for every instance."
  type        = string
  default     = "default"
  nullable    = false

  validation {
    condition     = contains(["default", "dedicated"], var.instance_tenancy)
    error_message = "The tenancy must be default or dedicated."
  }
}

variable "restrict_default_security_group" {
  description = "Whether to remove all rules from the default security group, as the CIS AWS Foundations Benchmark requires."
  type        = bool
  default     = true
  nullable    = false
}

variable "enable_network_address_usage_metrics" {
  description = "Whether CloudWatch shows how many of the VPC's addresses are in use."
  type        = bool
  default     = false
  nullable    = false
}

variable "nat_gateway_alarms" {
  description = "The alarms on every NAT gateway."
  type = object({
    # Whether the alarms exist.
    enabled = optional(bool, true)
    # Number of dropped packets in five minutes that triggers an alarm.
    packets_dropped = optional(number, 100)
  })
  default  = {}
  nullable = false
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
