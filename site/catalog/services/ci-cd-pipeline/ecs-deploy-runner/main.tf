locals {
  runner_names = { for key in keys(var.runners) : key => "${var.name}-${key}" }
}

module "cluster" {
  source = "../../../modules/ecs-cluster"

  name               = var.name
  capacity_providers = ["FARGATE"]
  container_insights = var.container_insights
  tags               = var.tags
}

module "runner" {
  source   = "../../../modules/ecs-task-definition"
  for_each = var.runners

  name                          = local.runner_names[each.key]
  cpu                           = each.value.cpu
  memory                        = each.value.memory
  cpu_architecture              = each.value.cpu_architecture
  ephemeral_storage_gb          = each.value.ephemeral_storage_gb
  task_role_policies            = each.value.policies
  task_role_managed_policy_arns = each.value.managed_policy_arns
  secrets_kms_key_arns          = var.secrets_kms_key_arns
  permissions_boundary          = var.permissions_boundary
  log_retention_in_days         = var.log_retention_in_days
  tags                          = var.tags

  containers = {
    runner = {
      image       = each.value.image
      environment = each.value.environment
      secrets     = each.value.secrets
    }
  }
}

module "security_group" {
  source = "../../../modules/security-group"

  name          = "${var.name}-runner"
  description   = "Tasks of the deploy runner ${var.name}"
  vpc_id        = var.vpc_id
  ingress_rules = {}
  tags          = var.tags

  egress_rules = {
    for port in var.egress_tcp_ports : "tcp-${port}" => {
      description = "Downloads and AWS APIs on port ${port}"
      from_port   = port
      to_port     = port
      ip_protocol = "tcp"
      cidr_ipv4   = "0.0.0.0/0"
    }
  }
}
