variable "operating_system" {
  description = "Operating system of the image: `amazon-linux-2023` or `ubuntu` (22.04 or later)."
  type        = string
  default     = "amazon-linux-2023"
  nullable    = false

  validation {
    condition     = contains(["amazon-linux-2023", "ubuntu"], var.operating_system)
    error_message = "The operating system must be amazon-linux-2023 or ubuntu."
  }
}

variable "hostname" {
  description = "Hostname to set. Defaults to the one that AWS assigns."
  type        = string
  default     = null
}

variable "ssh_port" {
  description = "Port that sshd listens on."
  type        = number
  default     = 22
  nullable    = false

  validation {
    condition     = var.ssh_port >= 1 && var.ssh_port <= 65535
    error_message = "A port is a number from 1 to 65535."
  }
}

variable "allowed_users" {
  description = "Users who can sign in with SSH. If empty, every user with a key can sign in."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "max_auth_tries" {
  description = "Maximum number of authentication attempts per connection. Clients try every key in their agent, and each one counts as an attempt."
  type        = number
  default     = 4
  nullable    = false
}

variable "keepalive_interval_in_seconds" {
  description = "Number of seconds of inactivity after which sshd sends a keepalive message to the client. After two messages without a response, the connection is closed. If `0`, keepalive messages are turned off."
  type        = number
  default     = 300
  nullable    = false
}

variable "allow_tcp_forwarding" {
  description = "Whether users can forward ports through the host. Set to true only for a bastion host."
  type        = bool
  default     = false
  nullable    = false
}

variable "allow_agent_forwarding" {
  description = "Whether users can forward their SSH agent. An attacker on the host can then use their keys, so use `ssh -J` instead."
  type        = bool
  default     = false
  nullable    = false
}

variable "automatic_security_updates" {
  description = "Whether to install security updates on the host automatically every day."
  type        = bool
  default     = true
  nullable    = false
}

variable "packages" {
  description = "Additional packages to install, by their names in the operating system."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for name in var.packages : can(regex("^[A-Za-z0-9][A-Za-z0-9.+_-]*$", name))])
    error_message = "The name of a package holds letters, digits, and the characters . + _ and -."
  }
}

variable "log_group_name" {
  description = "Name of the CloudWatch Logs log group for sign-in records. The instance role needs the `CloudWatchAgentServerPolicy` managed policy. If null, no logs are sent."
  type        = string
  default     = null
}

variable "extra_log_files" {
  description = "Paths of additional files to send to `log_group_name`."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "startup_script" {
  description = "Script to run once after the hardening, including its `#!` line. Everyone who can view the instance's user data can read it, so don't include secrets."
  type        = string
  default     = null

  validation {
    condition     = var.startup_script == null || try(startswith(var.startup_script, "#!"), false)
    error_message = "The script must start with #! and the path of its interpreter."
  }
}
