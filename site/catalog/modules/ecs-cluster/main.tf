module "exec_log_group" {
  source = "../log-group"

  name              = "/ecs/${var.name}/exec"
  retention_in_days = var.exec_log_retention_in_days
  kms_key_arn       = var.exec_logs_kms_key_arn
  tags              = var.tags
}

resource "aws_ecs_cluster" "this" {
  name = var.name
  tags = var.tags

  setting {
    name  = "containerInsights"
    value = var.container_insights ? "enabled" : "disabled"
  }

  configuration {
    execute_command_configuration {
      kms_key_id = var.exec_session_kms_key_arn
      logging    = "OVERRIDE"

      log_configuration {
        cloud_watch_log_group_name     = module.exec_log_group.log_group_name
        cloud_watch_encryption_enabled = var.exec_logs_kms_key_arn != null
      }
    }
  }

  dynamic "service_connect_defaults" {
    for_each = var.service_connect_namespace_arn == null ? [] : [var.service_connect_namespace_arn]

    content {
      namespace = service_connect_defaults.value
    }
  }
}

resource "aws_ecs_cluster_capacity_providers" "this" {
  cluster_name       = aws_ecs_cluster.this.name
  capacity_providers = var.capacity_providers

  dynamic "default_capacity_provider_strategy" {
    for_each = var.default_capacity_provider_strategy

    content {
      capacity_provider = default_capacity_provider_strategy.value.capacity_provider
      weight            = default_capacity_provider_strategy.value.weight
      base              = default_capacity_provider_strategy.value.base
    }
  }
}
