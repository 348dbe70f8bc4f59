variable "operating_system" {
  description = "The operating system of the image: `amazon-linux-2023` or `ubuntu` (22.04 or newer)."
  type        = string
  default     = "amazon-linux-2023"
  nullable    = false

  validation {
    condition     = contains(["amazon-linux-2023", "ubuntu"], var.operating_system)
    error_message = "The operating system must be amazon-linux-2023 or ubuntu."
  }
}

variable "hostname" {
  description = "Host name to set. Defaults to the one that AWS assigns."
  type        = string
  default     = null
}

variable "ssh_port" {
  description = "The port on which sshd listens."
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
  description = "Maximum number of authentication attempts per connection. Clients offer every key of their agent, and each one counts."
  type        = number
  default     = 4
  nullable    = false
}

variable "keepalive_interval_in_seconds" {
  description = "Seconds of inactivity after which sshd sends a keepalive message to the client. Two messages without a response close the connection. `0` turns this off."
  type        = number
  default     = 300
  nullable    = false
}

variable "allow_tcp_forwarding" {
  description = "Whether users can forward ports through the host, which a bastion host needs and other hosts don't."
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
  description = "Whether the host installs security updates automatically every day."
  type        = bool
  default     = true
  nullable    = false
}

variable "packages" {
  description = "Additional packages to install, by the name that the operating system gives them."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = alltrue([for name in var.packages : can(regex("^[A-Za-z0-9][A-Za-z0-9.+_-]*$", name))])
    error_message = "The name of a package holds letters, digits, and the characters . + _ and -."
  }
}

variable "log_group_name" {
  description = "The CloudWatch Logs log group that receives the record of sign-ins. The role of the instance needs the managed policy `CloudWatchAgentServerPolicy`. If null, nothing is sent."
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
  description = "A script, with its `#!` line, that runs once after the hardening. Everyone who can view the instance's user data can read it, so don't put secrets in it."
  type        = string
  default     = null

  validation {
    condition     = var.startup_script == null || try(startswith(var.startup_script, "#!"), false)
    error_message = "The script must start with #! and the path of its interpreter."
  }
}
