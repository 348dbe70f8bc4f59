data "aws_region" "current" {}

locals {
  uses_fargate = contains(var.requires_compatibilities, "FARGATE")

  container_definitions = [
    for name, container in var.containers : {
      for key, value in {
        name                   = name
        image                  = container.image
        essential              = container.essential
        cpu                    = container.cpu
        memory                 = container.memory
        memoryReservation      = container.memory_reservation
        command                = container.command
        entryPoint             = container.entry_point
        workingDirectory       = container.working_directory
        user                   = container.user
        stopTimeout            = container.stop_timeout
        readonlyRootFilesystem = container.readonly_root_filesystem
        environment            = [for variable, text in container.environment : { name = variable, value = text }]
        secrets                = [for variable, arn in container.secrets : { name = variable, valueFrom = arn }]

        portMappings = [
          for port in container.ports : {
            for field, setting in {
              containerPort = port.container_port
              # With awsvpc, every task has its own address, so both ports are the same. Otherwise, 0 lets Docker assign a free port.
              hostPort    = var.network_mode == "awsvpc" ? port.container_port : port.host_port
              protocol    = port.protocol
              name        = port.name
              appProtocol = port.app_protocol
            } : field => setting if setting != null
          }
        ]

        mountPoints = [
          for mount in container.mount_points : {
            sourceVolume  = mount.volume
            containerPath = mount.path
            readOnly      = mount.read_only
          }
        ]

        dependsOn = [
          for dependency, condition in container.depends_on_containers : { containerName = dependency, condition = condition }
        ]

        healthCheck = container.health_check == null ? null : {
          command     = container.health_check.command
          interval    = container.health_check.interval
          timeout     = container.health_check.timeout
          retries     = container.health_check.retries
          startPeriod = container.health_check.start_period
        }

        # An init process reaps zombies, which the agent of ECS Exec leaves behind.
        linuxParameters = { initProcessEnabled = true }

        logConfiguration = {
          logDriver = "awslogs"
          options = {
            awslogs-group         = module.log_group.log_group_name
            awslogs-region        = data.aws_region.current.region
            awslogs-stream-prefix = "task"
          }
        }
      } : key => value if value != null
    }
  ]
}

module "log_group" {
  source = "../log-group"

  name              = "/ecs/${var.name}"
  retention_in_days = var.log_retention_in_days
  kms_key_arn       = var.log_kms_key_arn
  tags              = var.tags
}

resource "aws_ecs_task_definition" "this" {
  family                   = var.name
  container_definitions    = jsonencode(local.container_definitions)
  cpu                      = var.cpu
  memory                   = var.memory
  network_mode             = var.network_mode
  requires_compatibilities = var.requires_compatibilities
  execution_role_arn       = module.execution_role.role_arn
  task_role_arn            = module.task_role.role_arn
  skip_destroy             = var.keep_old_revisions
  tags                     = var.tags

  runtime_platform {
    operating_system_family = "LINUX"
    cpu_architecture        = var.cpu_architecture
  }

  dynamic "ephemeral_storage" {
    for_each = var.ephemeral_storage_gb == null ? [] : [var.ephemeral_storage_gb]

    content {
      size_in_gib = ephemeral_storage.value
    }
  }

  dynamic "volume" {
    for_each = var.volumes

    content {
      name      = volume.key
      host_path = volume.value.host_path

      dynamic "efs_volume_configuration" {
        for_each = volume.value.efs == null ? [] : [volume.value.efs]

        content {
          file_system_id     = efs_volume_configuration.value.file_system_id
          transit_encryption = "ENABLED"

          authorization_config {
            access_point_id = efs_volume_configuration.value.access_point_id
            iam             = "ENABLED"
          }
        }
      }
    }
  }

  lifecycle {
    precondition {
      condition     = !local.uses_fargate || (var.cpu != null && var.memory != null)
      error_message = "A task for Fargate needs its own cpu and memory."
    }

    precondition {
      condition     = !local.uses_fargate || var.network_mode == "awsvpc"
      error_message = "A task for Fargate needs the network mode awsvpc."
    }
  }
}
