data "aws_partition" "current" {}

# The image that AWS builds for container instances.
data "aws_ssm_parameter" "ami" {
  name = var.cpu_architecture == "ARM64" ? "/aws/service/ecs/optimized-ami/amazon-linux-2023/arm64/recommended/image_id" : "/aws/service/ecs/optimized-ami/amazon-linux-2023/recommended/image_id"
}

# The newest image is looked up once and kept in the state. Without that, an unrelated apply would replace instances whenever AWS or
# Canonical publishes an image.
resource "terraform_data" "image" {
  input            = data.aws_ssm_parameter.ami.insecure_value
  triggers_replace = var.image_rollout

  lifecycle {
    ignore_changes = [input]
  }
}

locals {
  # Every instance that runs tasks is protected. Without Refresh, a new image would never reach it.
  instance_refresh = { scale_in_protected_instances = "Refresh" }

  user_data = join("\n", concat(
    [
      "#!/bin/bash",
      "set -euo pipefail",
      "cat >> /etc/ecs/ecs.config <<'CONFIG'",
      "ECS_CLUSTER=${var.name}",
      # Tasks use their own roles and must not access the credentials of the instance.
      "ECS_AWSVPC_BLOCK_IMDS=true",
      "ECS_ENABLE_SPOT_INSTANCE_DRAINING=true",
    ],
    [for key, value in var.ecs_agent_config : "${key}=${value}"],
    ["CONFIG"],
    [var.extra_user_data],
  ))
}

module "cluster" {
  source = "../../../modules/ecs-cluster"

  name                               = var.name
  capacity_providers                 = [aws_ecs_capacity_provider.instances.name]
  default_capacity_provider_strategy = [{ capacity_provider = aws_ecs_capacity_provider.instances.name }]
  container_insights                 = var.container_insights
  exec_session_kms_key_arn           = var.exec_session_kms_key_arn
  exec_logs_kms_key_arn              = var.exec_logs_kms_key_arn
  exec_log_retention_in_days         = var.exec_log_retention_in_days
  service_connect_namespace_arn      = var.service_connect_namespace_arn
  tags                               = var.tags
}

resource "aws_ecs_capacity_provider" "instances" {
  name = "${var.name}-instances"
  tags = var.tags

  auto_scaling_group_provider {
    auto_scaling_group_arn         = module.instances.autoscaling_group_arn
    managed_termination_protection = "ENABLED"
    # ECS moves the tasks away before Auto Scaling terminates an instance.
    managed_draining = "ENABLED"

    managed_scaling {
      status                    = "ENABLED"
      target_capacity           = var.target_capacity_percentage
      minimum_scaling_step_size = 1
      maximum_scaling_step_size = var.maximum_scaling_step
      instance_warmup_period    = var.instance_warmup_seconds
    }
  }
}

module "instances" {
  source = "../../../modules/auto-scaling-group"

  name                  = "${var.name}-instances"
  image_id              = coalesce(var.ami_id, terraform_data.image.output)
  instance_type         = var.instance_type
  subnet_ids            = var.subnet_ids
  security_group_ids    = concat([module.security_group.security_group_id], var.additional_security_group_ids)
  min_size              = var.min_size
  max_size              = var.max_size
  instance_profile_arn  = module.instance_role.instance_profile_arn
  key_name              = var.key_name
  user_data             = local.user_data
  root_volume           = { size_gb = var.root_volume_size_gb }
  ebs_kms_key_arn       = var.ebs_kms_key_arn
  mixed_instances       = var.mixed_instances
  max_instance_lifetime = var.max_instance_lifetime
  # ECS takes the protection off once an instance runs no tasks.
  protect_from_scale_in     = true
  instance_refresh          = local.instance_refresh
  wait_for_capacity_timeout = "0"
  group_tags                = { AmazonECSManaged = "true" }
  tags                      = var.tags
}

module "security_group" {
  source = "../../../modules/security-group"

  name        = "${var.name}-instances"
  description = "Container instances of the ECS cluster ${var.name}"
  vpc_id      = var.vpc_id
  tags        = var.tags

  ingress_rules = {
    for name, id in var.allow_dynamic_ports_from_security_groups : name => {
      description                  = "Tasks with dynamic host ports, from ${name}"
      from_port                    = 32768
      to_port                      = 60999
      ip_protocol                  = "tcp"
      referenced_security_group_id = id
    }
  }

  egress_rules = {
    for block in toset(var.egress_cidr_blocks) : "egress-${block}" => {
      description = "Out to ${block}"
      ip_protocol = "-1"
      cidr_ipv4   = block
    }
  }
}

module "instance_role" {
  source = "../../../modules/iam-role"

  name                    = "${var.name}-ecs-instances"
  description             = "Container instances of the ECS cluster ${var.name}"
  trusted_services        = ["ec2.amazonaws.com"]
  create_instance_profile = true
  permissions_boundary    = var.permissions_boundary

  managed_policy_arns = merge(
    {
      AmazonEC2ContainerServiceforEC2Role = "arn:${data.aws_partition.current.partition}:iam::aws:policy/service-role/AmazonEC2ContainerServiceforEC2Role"
      AmazonSSMManagedInstanceCore        = "arn:${data.aws_partition.current.partition}:iam::aws:policy/AmazonSSMManagedInstanceCore"
    },
    var.instance_role_policy_arns,
  )

  tags = var.tags
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${var.name}-"
  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags

  alarms = var.enable_alarms ? {
    for resource in ["CPU", "Memory"] : "ecs-${lower(resource)}-reservation" => {
      namespace           = "AWS/ECS"
      metric_name         = "${resource}Reservation"
      dimensions          = { ClusterName = var.name }
      statistic           = "Average"
      period              = 300
      evaluation_periods  = 3
      threshold           = var.reservation_alarm_percentage
      comparison_operator = "GreaterThanThreshold"
      treat_missing_data  = "notBreaching"
      description         = "Tasks of ${var.name} reserve nearly all ${resource} of the cluster. Raise max_size if the group is at its limit."
    }
  } : {}
}
