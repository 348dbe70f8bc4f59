locals {
  cluster_name = element(split("/", var.cluster_arn), 1)
}

module "task" {
  source = "../../../modules/ecs-task-definition"

  name                          = var.name
  containers                    = var.containers
  cpu                           = var.cpu
  memory                        = var.memory
  network_mode                  = "awsvpc"
  requires_compatibilities      = [var.launch_type]
  cpu_architecture              = var.cpu_architecture
  ephemeral_storage_gb          = var.ephemeral_storage_gb
  volumes                       = var.volumes
  task_role_policies            = var.task_role_policies
  task_role_managed_policy_arns = var.task_role_managed_policy_arns
  secrets_kms_key_arns          = var.secrets_kms_key_arns
  allow_execute_command         = var.enable_execute_command
  exec_session_kms_key_arn      = var.exec_session_kms_key_arn
  permissions_boundary          = var.permissions_boundary
  log_retention_in_days         = var.log_retention_in_days
  log_kms_key_arn               = var.log_kms_key_arn
  keep_old_revisions            = var.keep_old_revisions
  tags                          = var.tags
}

module "target_group" {
  source = "../../../modules/listener-target-group"
  count  = var.load_balancer == null ? 0 : 1

  name                 = coalesce(var.load_balancer.target_group_name, trimsuffix(substr(var.name, 0, 32), "-"))
  vpc_id               = var.vpc_id
  port                 = var.load_balancer.container_port
  protocol             = var.load_balancer.protocol
  protocol_version     = var.load_balancer.protocol_version
  target_type          = "ip"
  deregistration_delay = var.load_balancer.deregistration_delay
  stickiness_seconds   = var.load_balancer.stickiness_seconds
  health_check         = var.load_balancer.health_check
  listener_rules       = var.load_balancer.listener_rules
  tags                 = var.tags
}

resource "aws_ecs_service" "this" {
  name                               = var.name
  cluster                            = var.cluster_arn
  task_definition                    = module.task.task_definition_arn
  desired_count                      = var.min_tasks
  launch_type                        = length(var.capacity_provider_strategy) > 0 ? null : var.launch_type
  platform_version                   = var.launch_type == "FARGATE" ? var.platform_version : null
  enable_execute_command             = var.enable_execute_command
  deployment_minimum_healthy_percent = var.deployment_minimum_healthy_percent
  deployment_maximum_percent         = var.deployment_maximum_percent
  health_check_grace_period_seconds  = var.load_balancer == null ? null : var.health_check_grace_period_seconds
  wait_for_steady_state              = var.wait_for_steady_state
  enable_ecs_managed_tags            = true
  propagate_tags                     = "SERVICE"
  # A changed capacity strategy only takes effect with a new deployment.
  force_new_deployment = true
  tags                 = var.tags

  network_configuration {
    subnets          = var.subnet_ids
    security_groups  = concat([module.security_group.security_group_id], var.additional_security_group_ids)
    assign_public_ip = var.assign_public_ip
  }

  deployment_circuit_breaker {
    enable   = true
    rollback = true
  }

  dynamic "alarms" {
    for_each = length(var.rollback_alarm_names) > 0 ? [var.rollback_alarm_names] : []

    content {
      alarm_names = alarms.value
      enable      = true
      rollback    = true
    }
  }

  dynamic "capacity_provider_strategy" {
    for_each = var.capacity_provider_strategy

    content {
      capacity_provider = capacity_provider_strategy.value.capacity_provider
      weight            = capacity_provider_strategy.value.weight
      base              = capacity_provider_strategy.value.base
    }
  }

  dynamic "load_balancer" {
    for_each = var.load_balancer == null ? [] : [var.load_balancer]

    content {
      target_group_arn = module.target_group[0].target_group_arn
      container_name   = load_balancer.value.container_name
      container_port   = load_balancer.value.container_port
    }
  }

  dynamic "service_connect_configuration" {
    for_each = var.service_connect == null ? [] : [var.service_connect]

    content {
      enabled   = true
      namespace = service_connect_configuration.value.namespace_arn

      dynamic "service" {
        for_each = service_connect_configuration.value.services

        content {
          port_name      = service.key
          discovery_name = service.value.discovery_name

          client_alias {
            port     = service.value.client_port
            dns_name = service.value.dns_name
          }
        }
      }
    }
  }

  lifecycle {
    # Scaling moves the number of tasks; an apply must not put it back.
    ignore_changes = [desired_count]

    precondition {
      condition     = var.load_balancer == null ? true : contains(keys(var.containers), var.load_balancer.container_name)
      error_message = "load_balancer.container_name isn't one of the containers."
    }
  }
}

module "security_group" {
  source = "../../../modules/security-group"

  name        = "${var.name}-tasks"
  description = "Tasks of the ECS service ${var.name}"
  vpc_id      = var.vpc_id
  tags        = var.tags

  ingress_rules = merge(
    {
      for name, rule in var.allow_from_security_groups : name => {
        description                  = "From ${name}"
        from_port                    = rule.port
        to_port                      = rule.port
        ip_protocol                  = "tcp"
        referenced_security_group_id = rule.security_group_id
      }
    },
    {
      for name, rule in var.allow_from_cidr_blocks : name => {
        description = "From ${name}"
        from_port   = rule.port
        to_port     = rule.port
        ip_protocol = "tcp"
        cidr_ipv4   = rule.cidr_block
      }
    },
  )

  egress_rules = {
    for block in toset(var.egress_cidr_blocks) : "egress-${block}" => {
      description = "Out to ${block}"
      ip_protocol = "-1"
      cidr_ipv4   = block
    }
  }
}
