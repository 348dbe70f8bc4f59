variable "name" {
  description = "Name of the VPC, such as `mgmt`. It's the VPC's `Name` tag and a prefix for the names of related resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-zA-Z0-9][a-zA-Z0-9-]{0,39}$", var.name))
    error_message = "The name can contain up to 40 letters, digits, and hyphens, and must start with a letter or digit."
  }
}

variable "cidr_block" {
  description = "IPv4 CIDR block for the VPC, such as `10.0.0.0/20`. You can't change it later, and it must not overlap with the CIDR blocks of VPCs that you plan to peer with."
  type        = string
  nullable    = false

  validation {
    condition     = can(cidrsubnet(var.cidr_block, 0, 0)) ? cidrsubnet(var.cidr_block, 0, 0) == var.cidr_block && tonumber(split("/", var.cidr_block)[1]) >= 16 && tonumber(split("/", var.cidr_block)[1]) <= 28 : false
    error_message = "The CIDR block must be an IPv4 network address with a prefix from /16 to /28 and without host bits, such as 10.0.0.0/20."
  }
}

variable "num_availability_zones" {
  description = "Number of Availability Zones in which to create subnets. The module uses the first zones in the region, sorted by name. Ignored if `availability_zones` is set."
  type        = number
  default     = 3
  nullable    = false

  validation {
    condition     = var.num_availability_zones >= 1 && floor(var.num_availability_zones) == var.num_availability_zones
    error_message = "A VPC needs at least one availability zone, and a whole number of them."
  }
}

variable "availability_zones" {
  description = "Names of the Availability Zones to use, in order, instead of the first zones in the region. A zone's position in the list determines the subnet's CIDR block, so add new zones only at the end."
  type        = list(string)
  default     = null

  validation {
    condition     = var.availability_zones == null ? true : length(var.availability_zones) > 0
    error_message = "Name at least one availability zone, or leave the input out."
  }
}

variable "excluded_availability_zone_ids" {
  description = "IDs of zones to exclude, such as `use1-az3`, because they lack a service or an instance type that you need. Unlike zone names, zone IDs are the same in every account."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "num_nat_gateways" {
  description = "Number of NAT gateways to create, each in a different Availability Zone. One is enough for most tools. If its zone fails, private instances in all zones lose internet access."
  type        = number
  default     = 1
  nullable    = false

  validation {
    condition     = var.num_nat_gateways >= 0 && floor(var.num_nat_gateways) == var.num_nat_gateways
    error_message = "The number of NAT gateways must be a whole number, zero or more."
  }
}

variable "nat_gateway_allocation_ids" {
  description = "Allocation IDs of Elastic IP addresses for the NAT gateways, in the order of the zones. Use this for addresses that must outlive the VPC. Any remaining gateways get new addresses."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "public_subnets" {
  description = "Settings for the public subnet tier, which is for the bastion host, the VPN server, and the NAT gateways."
  type = object({
    # Bits that the tier's block adds to the VPC's prefix: `1` makes it half of the VPC, a /21 in a /20.
    tier_bits = optional(number, 1)
    # Index of the tier's block among these blocks, starting at 0.
    tier_index = optional(number, 0)
    # Bits that each subnet adds to the tier's prefix: `2` leaves room for four zones, with a /23 each in a /20.
    subnet_bits = optional(number, 2)
    # CIDR blocks to use instead of computed ones, one per Availability Zone in order. If null, they're computed.
    cidr_blocks = optional(list(string))
    # Whether every instance in the tier gets a public IPv4 address automatically.
    map_public_ip_on_launch = optional(bool, false)
    # Additional tags of these subnets.
    tags = optional(map(string), {})
  })
  default  = {}
  nullable = false
}

variable "private_subnets" {
  description = "Settings for the private subnet tier, which is for CI servers and other tools that aren't reachable from the internet."
  type = object({
    # Bits that the tier's block adds to the VPC's prefix: `1` makes it half of the VPC, a /21 in a /20.
    tier_bits = optional(number, 1)
    # Index of the tier's block among these blocks, starting at 0.
    tier_index = optional(number, 1)
    # Bits that each subnet adds to the tier's prefix: `2` leaves room for four zones, with a /23 each in a /20.
    subnet_bits = optional(number, 2)
    # CIDR blocks to use instead of computed ones, one per Availability Zone in order. If null, they're computed.
    cidr_blocks = optional(list(string))
    # Additional tags of these subnets.
    tags = optional(map(string), {})
  })
  default  = {}
  nullable = false
}

variable "network_acls" {
  description = "Network ACL settings for both tiers. Security groups remain the primary control. The ACLs limit the impact of a misconfigured security group."
  type = object({
    # Whether to create an ACL per tier. If false, the VPC's default ACL allows everything.
    create = optional(bool, true)
    # Whether to remove all rules from the VPC's default ACL. Use it only if the VPC has no other subnets, because they would lose all
    # connectivity.
    restrict_default = optional(bool, false)
    # IPv4 CIDR blocks to deny in both directions, for every tier.
    denied_cidr_blocks = optional(list(string), [])
    # IPv4 blocks outside the VPC that can open connections to the private tier, such as an application VPC that calls a tool.
    private_allowed_cidr_blocks = optional(list(string), [])
    # Port ranges, from 1024 up, at which the tiers take answers from the internet, for TCP and UDP. They leave out 3389, the port of Remote Desktop.
    answer_ports = optional(list(object({
      # The first port of the range.
      from_port = number
      # The last port of the range.
      to_port = number
    })), [{ from_port = 1024, to_port = 3388 }, { from_port = 3390, to_port = 65535 }])
    # Port ranges of the public tier that are open to the internet, such as 443 for load balancers. If null, all ports are open, including
    # 22 and 3389.
    public_ports = optional(list(object({
      # The first port of the range.
      from_port = number
      # The last port of the range. The same as `from_port` for a single port.
      to_port = number
      # `tcp` or `udp`.
      protocol = optional(string, "tcp")
    })))
    # IPv4 blocks outside the VPC that can reach every port of the public tier if `public_ports` is set, such as the office from which
    # operators connect to the bastion host.
    public_allowed_cidr_blocks = optional(list(string), [])
  })
  default  = {}
  nullable = false

  validation {
    condition     = length(var.network_acls.denied_cidr_blocks) <= 5 && length(var.network_acls.public_allowed_cidr_blocks) <= 5 && length(var.network_acls.private_allowed_cidr_blocks) <= 8
    error_message = "The network ACLs take up to 5 denied, 5 allowed public and 8 allowed private blocks, because AWS allows 20 rules in each direction."
  }

  validation {
    condition = length(var.network_acls.answer_ports) >= 1 && length(var.network_acls.answer_ports) <= 3 && alltrue([
      for range in var.network_acls.answer_ports : range.from_port >= 1024 && range.from_port <= range.to_port && range.to_port <= 65535
    ])
    error_message = "The ports for answers are one to three ranges between 1024 and 65535, each with its lower port first."
  }

  validation {
    condition = length(coalesce(var.network_acls.public_ports, [])) <= 5 && alltrue([
      for range in coalesce(var.network_acls.public_ports, []) : contains(["tcp", "udp"], range.protocol) && range.from_port >= 0 && range.from_port <= range.to_port && range.to_port <= 65535
    ])
    error_message = "The public ports are up to five ranges of tcp or udp between 0 and 65535, each with its lower port first."
  }
}

variable "gateway_endpoints" {
  description = "Gateway endpoints to create, by service: `s3` and `dynamodb`. They're free, and both tiers get routes to them."
  type = map(object({
    # The endpoint policy as JSON. If null, everything that IAM and the resource policies allow is allowed.
    policy_json = optional(string)
  }))
  default = {
    s3       = {}
    dynamodb = {}
  }
  nullable = false
}

variable "interface_endpoints" {
  description = "Interface endpoints to create, by service name without its prefix, such as `ecr.api`, `logs`, or `ssm`. They're created in the private tier, and the whole VPC can use them."
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

variable "dhcp_options" {
  description = "DHCP options for the instances. Defaults to the Amazon-provided options."
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

variable "restrict_default_security_group" {
  description = "Whether to remove all rules from the default security group, as the CIS AWS Foundations Benchmark requires."
  type        = bool
  default     = true
  nullable    = false
}

variable "nat_gateway_alarms" {
  description = "Settings for the NAT gateway alarms."
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

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for the flow log role. Defaults to none."
  type        = string
  default     = null
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates."
  type        = map(string)
  default     = {}
  nullable    = false
}
