variable "name" {
  description = "Name of the server. It's included in the names of all other resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[a-z]([a-z0-9-]{0,18}[a-z0-9])?$", var.name))
    error_message = "The name can contain up to 20 lowercase letters, digits, and hyphens, must start with a letter and must not end with a hyphen."
  }
}

variable "vpc_id" {
  description = "ID of the VPC."
  type        = string
  nullable    = false
}

variable "instance_subnet_id" {
  description = "ID of the private subnet for the server. The data volume is created in the same Availability Zone, so you can't switch to a subnet in another zone later."
  type        = string
  nullable    = false
}

variable "load_balancer_subnet_ids" {
  description = "IDs of the load balancer subnets, in at least two Availability Zones. Use public subnets if `internal` is false, and private subnets otherwise."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.load_balancer_subnet_ids) >= 2
    error_message = "An Application Load Balancer needs at least two subnets."
  }
}

variable "ami_id" {
  description = "ID of an AMI that includes Jenkins, Java, the AWS CLI, and the SSM Agent. The `jenkins` service must not start automatically. The server starts it after its volume is attached."
  type        = string
  nullable    = false

  validation {
    condition     = startswith(var.ami_id, "ami-")
    error_message = "The image must be an AMI ID, which begins with ami-."
  }
}

variable "certificate_arn" {
  description = "ARN of the ACM certificate for `domain_name` in the same region."
  type        = string
  nullable    = false
}

variable "domain_name" {
  description = "Hostname of the server, such as `jenkins.example.com`."
  type        = string
  nullable    = false
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone in which to create the record for `domain_name`."
  type        = string
  nullable    = false
}

variable "internal" {
  description = "Whether the load balancer has only private addresses."
  type        = bool
  default     = true
  nullable    = false
}

variable "allowed_cidr_blocks" {
  description = "IPv4 CIDR blocks for users and for the code host's webhooks. Each block is used as a map key, so it must be known at plan time."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for cidr in var.allowed_cidr_blocks : can(cidrhost(cidr, 0)) && cidr != "0.0.0.0/0"])
    error_message = "Every entry must be an IPv4 CIDR block other than 0.0.0.0/0: a build server doesn't belong on the open internet."
  }
}

variable "allowed_security_group_ids" {
  description = "IDs of the security groups whose members can use the server, such as the VPN security group."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "agent_security_group_ids" {
  description = "IDs of the security groups for build agents that connect to port 50000. Agents that use WebSocket connect through the load balancer instead."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "egress_tcp_ports" {
  description = "TCP ports that the server can connect to on any address. Add 22 for SSH to agents and code hosts."
  type        = list(number)
  default     = [443]
  nullable    = false
}

variable "instance_type" {
  description = "Instance type. It must be a Nitro-based type."
  type        = string
  default     = "t3.large"
  nullable    = false
}

variable "heap_percentage" {
  description = "Percentage of memory that Jenkins can use for its heap."
  type        = number
  default     = 50
  nullable    = false

  validation {
    condition     = var.heap_percentage >= 10 && var.heap_percentage <= 90
    error_message = "The heap can have between 10 and 90 percent of the memory."
  }
}

variable "startup_seconds" {
  description = "Number of seconds that the server has to start before health checks count."
  type        = number
  default     = 900
  nullable    = false
}

variable "root_volume" {
  description = "Root volume settings. The volume contains only the operating system and no data that needs to persist."
  type = object({
    # Device name of the root volume in the AMI.
    device_name = optional(string, "/dev/xvda")
    # Size in GiB.
    size_gb = optional(number, 30)
  })
  default  = {}
  nullable = false
}

variable "home_volume" {
  description = "Settings for the volume that contains `JENKINS_HOME`, which holds jobs, plugins, credentials, and build records."
  type = object({
    # Size in GiB. It can be raised later, never lowered.
    size_gb = optional(number, 200)
    # Provisioned I/O operations per second.
    iops = optional(number, 3000)
    # Provisioned throughput in MiB per second.
    throughput = optional(number, 125)
    # The snapshot to start from. It's used only when the volume is created.
    snapshot_id = optional(string)
  })
  default  = {}
  nullable = false

  validation {
    condition     = var.home_volume.size_gb >= 10
    error_message = "Jenkins needs at least 10 GiB."
  }
}
