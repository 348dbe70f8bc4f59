locals {
  # A family is named by the first two numbers of the version.
  version_parts          = split(".", var.engine_version)
  parameter_group_family = "memcached${local.version_parts[0]}.${local.version_parts[1]}"

  # ElastiCache numbers the nodes; alarms need the numbers before the nodes exist.
  node_ids = [for index in range(var.node_count) : format("%04d", index + 1)]
}

resource "aws_elasticache_subnet_group" "this" {
  name        = var.name
  description = "Subnets of the Memcached cluster ${var.name}"
  subnet_ids  = var.subnet_ids
  tags        = var.tags
}

resource "aws_elasticache_parameter_group" "this" {
  # The family is part of the name, so that a new family creates a new group alongside the old one.
  name        = "${var.name}-${replace(local.parameter_group_family, ".", "-")}"
  description = "Parameters of the Memcached cluster ${var.name}"
  family      = local.parameter_group_family
  tags        = var.tags

  dynamic "parameter" {
    for_each = var.parameters

    content {
      name  = parameter.key
      value = parameter.value
    }
  }

  lifecycle {
    create_before_destroy = true
  }
}

resource "aws_elasticache_cluster" "this" {
  cluster_id                   = var.name
  engine                       = "memcached"
  engine_version               = var.engine_version
  node_type                    = var.node_type
  num_cache_nodes              = var.node_count
  az_mode                      = var.node_count > 1 ? "cross-az" : "single-az"
  preferred_availability_zones = var.availability_zones
  port                         = var.port
  parameter_group_name         = aws_elasticache_parameter_group.this.name
  subnet_group_name            = aws_elasticache_subnet_group.this.name
  security_group_ids           = [module.security_group.security_group_id]
  transit_encryption_enabled   = var.require_tls
  maintenance_window           = var.maintenance_window
  apply_immediately            = var.apply_immediately
  notification_topic_arn       = var.notification_topic_arn
  tags                         = var.tags

  lifecycle {
    precondition {
      condition     = var.availability_zones == null ? true : length(var.availability_zones) == var.node_count
      error_message = "availability_zones must name one zone for each of the ${var.node_count} nodes."
    }
  }
}
