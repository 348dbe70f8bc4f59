variable "name" {
  description = "Name of the service, its task family, and related resources."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^[A-Za-z0-9]([A-Za-z0-9-]{0,48}[A-Za-z0-9])?$", var.name))
    error_message = "The name must have 1 to 50 letters, digits, and hyphens, and must not begin or end with a hyphen."
  }
}

variable "cluster_arn" {
  description = "ARN of the ECS cluster."
  type        = string
  nullable    = false

  validation {
    condition     = can(regex("^arn:[^:]+:ecs:[^:]+:[0-9]{12}:cluster/.+$", var.cluster_arn))
    error_message = "The cluster must be given by its ARN, as in arn:aws:ecs:eu-west-1:111122223333:cluster/orders."
  }
}

variable "vpc_id" {
  description = "ID of the VPC for the tasks."
  type        = string
  nullable    = false
}

variable "subnet_ids" {
  description = "IDs of the subnets for the tasks, in at least two Availability Zones."
  type        = list(string)
  nullable    = false

  validation {
    condition     = length(var.subnet_ids) > 0
    error_message = "Name at least one subnet."
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
  description = "Number of CPU units for a task. One vCPU is 1024 units. Fargate supports 256, 512, 1024, 2048, 4096, 8192, and 16384."
  type        = number
  default     = 256
  nullable    = false
}

variable "memory" {
  description = "Amount of memory for a task, in MiB. The sizes that Fargate supports depend on `cpu`. With 256 CPU units, they're 512, 1024, and 2048."
  type        = number
  default     = 512
  nullable    = false
}

variable "launch_type" {
  description = "Launch type for the task definition: `FARGATE` or `EC2`. It also applies to the tasks unless you set `capacity_provider_strategy`."
  type        = string
  default     = "FARGATE"
  nullable    = false

  validation {
    condition     = contains(["FARGATE", "EC2"], var.launch_type)
    error_message = "The launch type is FARGATE or EC2."
  }
}

variable "capacity_provider_strategy" {
  description = "Cluster capacity providers to use instead of `launch_type`. Defaults to none."
  type = list(object({
    # Name of a capacity provider, such as `FARGATE_SPOT`.
    capacity_provider = string
    # Weight of this provider for tasks above the base, relative to the other entries.
    weight = optional(number, 1)
    # Number of tasks to place here first. Only one entry can have a base.
    base = optional(number, 0)
  }))
  default  = []
  nullable = false
}

variable "platform_version" {
  description = "Fargate platform version."
  type        = string
  default     = "LATEST"
  nullable    = false
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

variable "min_tasks" {
  description = "Minimum number of tasks, which is also the initial count."
  type        = number
  default     = 2
  nullable    = false

  validation {
    condition     = var.min_tasks >= 0
    error_message = "The number of tasks can't be negative."
  }
}

variable "max_tasks" {
  description = "Maximum number of tasks. To disable scaling, set it to `min_tasks`."
  type        = number
  default     = 4
  nullable    = false
}

variable "scaling_targets" {
  description = "Target values for scaling. Each value that you set creates a policy, and the policy that requires the most tasks takes precedence."
  type = object({
    # Average CPU in percent. If null, CPU doesn't affect scaling.
    cpu_percentage = optional(number, 60)
    # Average memory in percent. If null, memory doesn't affect scaling.
    memory_percentage = optional(number)
    # Requests per minute per task, which requires a load balancer. If null, requests don't affect scaling.
    requests_per_task = optional(number)
    # Seconds to wait after scaling in.
    scale_in_cooldown = optional(number, 300)
    # Seconds to wait after scaling out.
    scale_out_cooldown = optional(number, 60)
  })
  default  = {}
  nullable = false
}

variable "scaling_schedules" {
  description = "Scheduled changes to the minimum and maximum number of tasks, by name."
  type = map(object({
    # Schedule as `cron(...)`, `rate(...)`, or `at(...)`.
    schedule = string
    # IANA time zone of the schedule.
    time_zone = optional(string, "UTC")
    # New minimum number of tasks.
    min_tasks = number
    # New maximum number of tasks.
    max_tasks = number
  }))
  default  = {}
  nullable = false
}

variable "load_balancer" {
  description = "Settings for attaching the service to a load balancer. If null, the service isn't attached to one."
  type = object({
    # Container that serves the requests.
    container_name = string
    # Port of the container.
    container_port = number
    # Last part of the load balancer's ARN (`arn_suffix`), for the alarm on unhealthy tasks and scaling by requests.
    arn_suffix = string
    # Rules on the listeners of the load balancer, by name.
    listener_rules = map(object({
      # ARN of the listener.
      listener_arn = string
      # Rule priority. The lowest is evaluated first. Unique on the listener.
      priority = number
      # Host names that match, with `*` and `?` as wildcards.
      host_headers = optional(list(string), [])
      # Paths that match, with `*` and `?` as wildcards.
      path_patterns = optional(list(string), [])
      # Client addresses that match, as CIDR blocks.
      source_cidr_blocks = optional(list(string), [])
    }))
    # Name of the target group. Defaults to the first 32 characters of the service's name.
    target_group_name = optional(string)
    # Protocol for requests to the container: `HTTP` or `HTTPS`.
    protocol = optional(string, "HTTP")
    # HTTP version for requests to the container: `HTTP1`, `HTTP2`, or `GRPC`.
    protocol_version = optional(string, "HTTP1")
    # Seconds that in-flight requests have to complete when a task is deregistered.
    deregistration_delay = optional(number, 60)
    # Seconds for which a cookie binds a client to a task. Defaults to none.
    stickiness_seconds = optional(number)
    # Health check that the load balancer runs against tasks.
    health_check = optional(object({
      # `HTTP`, `HTTPS`, or `TCP`.
      protocol = optional(string, "HTTP")
      # Port to check, or `traffic-port` for the port that serves requests.
      port = optional(string, "traffic-port")
      # Path to ask for.
      path = optional(string, "/")
      # Status codes that indicate a healthy target.
      matcher = optional(string, "200-299")
      # Seconds between two checks.
      interval = optional(number, 15)
      # Seconds to wait for a response.
      timeout = optional(number, 5)
      # Consecutive successful checks before a task is healthy.
      healthy_threshold = optional(number, 2)
      # Consecutive failed checks before a task is unhealthy.
      unhealthy_threshold = optional(number, 3)
    }), {})
  })
  default = null
}

variable "health_check_grace_period_seconds" {
  description = "Number of seconds after a task starts during which ECS ignores failed load balancer health checks."
  type        = number
  default     = 60
  nullable    = false
}

variable "service_connect" {
  description = "Names that other services in the namespace use to reach this one. If null, the service doesn't use Service Connect."
  type = object({
    # ARN of the Cloud Map namespace. Defaults to the cluster's default.
    namespace_arn = optional(string)
    # Services to offer, by the name of a container port. Leave it empty for a service that only calls others.
    services = optional(map(object({
      # Port on which clients connect.
      client_port = number
      # Host name that clients use. Defaults to the discovery name and the namespace.
      dns_name = optional(string)
      # Name in Cloud Map. Defaults to the name of the port.
      discovery_name = optional(string)
    })), {})
  })
  default = null
}

variable "allow_from_security_groups" {
  description = "Security groups that can connect to the tasks, such as the load balancer's, by name."
  type = map(object({
    # ID of the security group.
    security_group_id = string
    # Port of the container.
    port = number
  }))
  default  = {}
  nullable = false
}

variable "allow_from_cidr_blocks" {
  description = "IPv4 CIDR blocks that can connect to the tasks, by name. Names must differ from those in `allow_from_security_groups`."
  type = map(object({
    # CIDR block, such as `10.0.0.0/16`.
    cidr_block = string
    # Port of the container.
    port = number
  }))
  default  = {}
  nullable = false
}

variable "egress_cidr_blocks" {
  description = "IPv4 CIDR blocks that the tasks can connect to. The tasks must be able to reach ECR, CloudWatch Logs, and Secrets Manager through NAT or VPC endpoints. Each block is used as a map key, so it must be known at plan time."
  type        = list(string)
  default     = ["0.0.0.0/0"]
  nullable    = false
}

variable "additional_security_group_ids" {
  description = "IDs of additional security groups to attach to the tasks."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "assign_public_ip" {
  description = "Whether to assign public IP addresses to Fargate tasks, which need them to pull images in a public subnet."
  type        = bool
  default     = false
  nullable    = false
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

variable "enable_execute_command" {
  description = "Whether to turn on ECS Exec, which lets you open a shell in a running container."
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

variable "deployment_minimum_healthy_percent" {
  description = "Minimum percentage of tasks that must stay healthy during a deployment."
  type        = number
  default     = 100
  nullable    = false
}

variable "deployment_maximum_percent" {
  description = "Maximum percentage of tasks, old and new, that can run during a deployment."
  type        = number
  default     = 200
  nullable    = false
}

variable "rollback_alarm_names" {
  description = "Names of the CloudWatch alarms that trigger a rollback if they fire during a deployment."
  type        = list(string)
  default     = []
  nullable    = false
}

variable "wait_for_steady_state" {
  description = "Whether `terraform apply` waits until the new tasks are healthy. If the deployment is rolled back, the apply fails."
  type        = bool
  default     = true
  nullable    = false
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

variable "enable_alarms" {
  description = "Whether to create alarms for CPU, memory, and unhealthy tasks."
  type        = bool
  default     = true
  nullable    = false
}

variable "alarm_thresholds" {
  description = "Thresholds for the alarms."
  type = object({
    # Average CPU of the service in percent.
    cpu_percentage = optional(number, 90)
    # Average memory of the service in percent.
    memory_percentage = optional(number, 90)
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

variable "keep_old_revisions" {
  description = "Whether to keep the previous revision active when a new one is registered, so that you can roll back manually."
  type        = bool
  default     = true
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to every resource that the service creates, and to its tasks."
  type        = map(string)
  default     = {}
  nullable    = false
}
