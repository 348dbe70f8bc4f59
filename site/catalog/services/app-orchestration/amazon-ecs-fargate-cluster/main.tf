data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

data "aws_region" "current" {}

locals {
  kms_key_arn = var.create_kms_key ? module.kms_key[0].key_arn : var.kms_key_arn

  # A provider with neither a base nor a weight gets no tasks, and ECS rejects such an entry.
  strategy = [
    for entry in [
      { capacity_provider = "FARGATE", base = var.on_demand_base, weight = var.on_demand_weight },
      { capacity_provider = "FARGATE_SPOT", base = 0, weight = var.spot_weight },
    ] : entry if entry.base + entry.weight > 0
  ]
}

module "kms_key" {
  source = "../../../modules/kms-key"
  count  = var.create_kms_key ? 1 : 0

  name                    = "ecs/${var.name}"
  description             = "Exec sessions and logs of the ECS cluster ${var.name}"
  administrators          = var.kms_key_administrators
  service_principals      = ["logs.${data.aws_region.current.region}.amazonaws.com"]
  deletion_window_in_days = var.kms_key_deletion_window_in_days
  tags                    = var.tags
}

module "cluster" {
  source = "../../../modules/ecs-cluster"

  name                               = var.name
  capacity_providers                 = ["FARGATE", "FARGATE_SPOT"]
  default_capacity_provider_strategy = local.strategy
  container_insights                 = var.container_insights
  exec_session_kms_key_arn           = local.kms_key_arn
  exec_logs_kms_key_arn              = local.kms_key_arn
  exec_log_retention_in_days         = var.exec_log_retention_in_days
  service_connect_namespace_arn      = var.service_connect_namespace == null ? null : aws_service_discovery_http_namespace.this[0].arn
  tags                               = var.tags
}

resource "aws_service_discovery_http_namespace" "this" {
  count = var.service_connect_namespace == null ? 0 : 1

  name        = var.service_connect_namespace
  description = "Names of the services on the ECS cluster ${var.name}"
  tags        = var.tags
}
