variable "name" {
  description = "Name of the task family. It's also used as a prefix for role names."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9_-]{1,54}$", var.name))
    error_message = "The name must have 1 to 54 letters, digits, hyphens, and underscores, so that the names of the roles stay within 64."
  }
}

variable "containers" {
  description = "Containers in the task, by name."
  type = map(object({
    # Image with its tag or digest.
    image = string
    # Whether the task stops when this container stops.
    essential = optional(bool, true)
    # CPU units of the container. 1024 units are one vCPU. Defaults to the resources of the task.
    cpu = optional(number)
    # Hard limit in MiB, above which the container is killed.
    memory = optional(number)
    # Soft limit in MiB, which is reserved for the container.
    memory_reservation = optional(number)
    # Command that overrides the image's default.
    command = optional(list(string))
    # Entry point that overrides the image's default.
    entry_point = optional(list(string))
    # Working directory that overrides the image's default.
    working_directory = optional(string)
    # User or `user:group` that overrides the image's default.
    user = optional(string)
    # Seconds between SIGTERM and SIGKILL.
    stop_timeout = optional(number, 30)
    # Whether the container's root file system is read-only. ECS Exec requires a writable one.
    readonly_root_filesystem = optional(bool, false)
    # Environment variables. They're stored in plain text.
    environment = optional(map(string), {})
    # Environment variables from Secrets Manager or Parameter Store, as a map of names to ARNs.
    secrets = optional(map(string), {})
    # Ports that the container listens on.
    ports = optional(list(object({
      # Port within the container.
      container_port = number
      # Port on the host, in the bridge and host modes. `0` assigns a free port.
      host_port = optional(number, 0)
      # `tcp` or `udp`.
      protocol = optional(string, "tcp")
      # Name for Service Connect.
      name = optional(string)
      # `http`, `http2`, or `grpc`, for Service Connect's metrics.
      app_protocol = optional(string)
    })), [])
    # Volumes of the task that the container mounts.
    mount_points = optional(list(object({
      # Name of the volume, a key of `volumes`.
      volume = string
      # Path within the container.
      path = string
      # Whether the container can only read.
      read_only = optional(bool, false)
    })), [])
    # Containers to wait for, as a map of names to `START`, `COMPLETE`, `SUCCESS`, or `HEALTHY`.
    depends_on_containers = optional(map(string), {})
    # Health check that runs within the container.
    health_check = optional(object({
      # Command, such as `["CMD-SHELL", "curl -f http://localhost/ || exit 1"]`.
      command = list(string)
      # Seconds between two checks.
      interval = optional(number, 30)
      # Seconds to wait for the command.
      timeout = optional(number, 5)
      # Consecutive failures before the container is unhealthy.
      retries = optional(number, 3)
      # Seconds after the start during which failures are ignored.
      start_period = optional(number, 0)
    }))
  }))
  nullable = false

  validation {
    condition     = anytrue([for container in values(var.containers) : container.essential])
    error_message = "A task needs at least one essential container."
  }

  validation {
    condition = alltrue(flatten([
      for container in values(var.containers) : [
        for condition in values(container.depends_on_containers) : contains(["START", "COMPLETE", "SUCCESS", "HEALTHY"], condition)
      ]
    ]))
    error_message = "A container waits for another to START, COMPLETE, succeed (SUCCESS) or be HEALTHY."
  }
}

variable "cpu" {
  description = "Number of CPU units for the whole task. One vCPU is 1024 units. Required for Fargate."
  type        = number
  default     = null
}

variable "memory" {
  description = "Amount of memory for the whole task, in MiB. Required for Fargate."
  type        = number
  default     = null
}

variable "network_mode" {
  description = "Network mode for the containers: `awsvpc`, `bridge`, `host`, or `none`. Fargate requires `awsvpc`."
  type        = string
  default     = "awsvpc"
  nullable    = false

  validation {
    condition     = contains(["awsvpc", "bridge", "host", "none"], var.network_mode)
    error_message = "The network mode is awsvpc, bridge, host or none."
  }
}

variable "requires_compatibilities" {
  description = "Launch types that the task must be compatible with: `EC2`, `FARGATE`, or both."
  type        = list(string)
  default     = ["FARGATE"]
  nullable    = false

  validation {
    condition     = length(setsubtract(var.requires_compatibilities, ["EC2", "FARGATE"])) == 0
    error_message = "The launch types are EC2 and FARGATE."
  }
}

variable "cpu_architecture" {
  description = "CPU architecture of the images: `X86_64` or `ARM64`."
  type        = string
  default     = "X86_64"
  nullable    = false

  validation {
    condition     = contains(["X86_64", "ARM64"], var.cpu_architecture)
    error_message = "The architecture is X86_64 or ARM64."
  }
}

variable "ephemeral_storage_gb" {
  description = "Amount of ephemeral storage for a Fargate task, in GiB, from 21 to 200. Defaults to the 20 GiB included at no charge."
  type        = number
  default     = null

  validation {
    condition     = var.ephemeral_storage_gb == null ? true : var.ephemeral_storage_gb >= 21 && var.ephemeral_storage_gb <= 200
    error_message = "The scratch space must be from 21 to 200 GiB."
  }
}

variable "volumes" {
  description = "Volumes for the task, by name. An empty object creates scratch space that the containers share."
  type = map(object({
    # Path on the container instance. Not for Fargate.
    host_path = optional(string)
    # An EFS file system, always with encryption in transit and IAM authorization.
    efs = optional(object({
      # ID of the file system.
      file_system_id = string
      # ID of the access point.
      access_point_id = string
    }))
  }))
  default  = {}
  nullable = false
}

variable "task_role_policies" {
  description = "Inline policies for the task role, as a map of names to JSON documents."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "task_role_managed_policy_arns" {
  description = "ARNs of managed policies to attach to the task role, by name."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "secrets_kms_key_arns" {
  description = "ARNs of the customer managed keys that encrypt the secrets."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "allow_execute_command" {
  description = "Whether the task role can open ECS Exec sessions."
  type        = bool
  default     = false
  nullable    = false
}

variable "exec_session_kms_key_arn" {
  description = "ARN of the KMS key that the cluster uses to encrypt ECS Exec sessions. Set to null if the cluster doesn't use one."
  type        = string
  default     = null
}

variable "permissions_boundary" {
  description = "ARN of the permissions boundary for both roles. Defaults to none."
  type        = string
  default     = null
}

variable "log_retention_in_days" {
  description = "Number of days to keep the container logs."
  type        = number
  default     = 30
  nullable    = false
}

variable "log_kms_key_arn" {
  description = "ARN of the KMS key to encrypt the log group. Defaults to CloudWatch Logs encryption with an AWS owned key."
  type        = string
  default     = null
}

variable "keep_old_revisions" {
  description = "Whether to keep the previous revision active when a new one is registered, so that you can roll back manually."
  type        = bool
  default     = true
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the task definition, its roles, and its log group."
  type        = map(string)
  default     = {}
  nullable    = false
}
