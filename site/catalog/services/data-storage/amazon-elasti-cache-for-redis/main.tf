locals {
  kms_key_arn = var.create_kms_key ? module.kms_key[0].key_arn : var.kms_key_arn

  # Redis 6 shares one family, later major versions and those of Valkey have one each.
  major_version          = split(".", var.engine_version)[0]
  parameter_group_family = "${var.engine}${local.major_version}${local.major_version == "6" ? ".x" : ""}"

  parameters = merge(var.parameters, var.cluster_mode ? { "cluster-enabled" = "yes" } : {})
}

module "kms_key" {
  source = "../../../modules/kms-key"
  count  = var.create_kms_key ? 1 : 0

  name           = "redis-${var.name}"
  description    = "Encrypts the Redis cache ${var.name}"
  administrators = var.kms_key_administrators
  tags           = var.tags
}

module "auth_token" {
  source = "../../../modules/secret"
  count  = var.user_group_id == null ? 1 : 0

  name         = "redis/${var.name}/auth-token"
  description  = "Password of the Redis cache ${var.name}"
  kms_key_arn  = local.kms_key_arn
  value_source = "generated"
  tags         = var.tags

  # ElastiCache rejects some special characters; 64 letters and digits need none.
  generated_password = {
    length  = 64
    special = false
  }
}

resource "aws_elasticache_subnet_group" "this" {
  name        = var.name
  description = "Subnets of the Redis cache ${var.name}"
  subnet_ids  = var.subnet_ids
  tags        = var.tags
}

resource "aws_elasticache_parameter_group" "this" {
  # The family is part of the name, so that a new family creates a new group alongside the old one.
  name        = "${var.name}-${replace(local.parameter_group_family, ".", "-")}"
  description = "Parameters of the Redis cache ${var.name}"
  family      = local.parameter_group_family
  tags        = var.tags

  dynamic "parameter" {
    for_each = local.parameters

    content {
      name  = parameter.key
      value = parameter.value
    }
  }

  lifecycle {
    create_before_destroy = true
  }
}

module "cache" {
  source = "../../../modules/elasticache-replication-group"

  name                       = var.name
  description                = "Redis cache ${var.name}"
  engine                     = var.engine
  engine_version             = var.engine_version
  node_type                  = var.node_type
  cluster_mode               = var.cluster_mode
  shards                     = var.shards
  replicas_per_shard         = var.replicas_per_shard
  port                       = var.port
  parameter_group_name       = aws_elasticache_parameter_group.this.name
  subnet_group_name          = aws_elasticache_subnet_group.this.name
  security_group_ids         = [module.security_group.security_group_id]
  kms_key_arn                = local.kms_key_arn
  auth_token                 = one(module.auth_token[*].generated_password)
  user_group_ids             = var.user_group_id == null ? null : [var.user_group_id]
  snapshot_retention_in_days = var.snapshot_retention_in_days
  snapshot_window            = var.snapshot_window
  snapshot_name              = var.snapshot_name
  skip_final_snapshot        = var.skip_final_snapshot
  final_snapshot_name        = var.final_snapshot_name
  maintenance_window         = var.maintenance_window
  auto_minor_version_upgrade = var.auto_minor_version_upgrade
  apply_immediately          = var.apply_immediately
  notification_topic_arn     = var.notification_topic_arn
  log_groups                 = { for log, group in module.log_group : log => group.log_group_name }
  tags                       = var.tags
}
