data "aws_partition" "current" {}

data "aws_ssm_parameter" "ami" {
  name = "/aws/service/ami-amazon-linux-latest/al2023-ami-kernel-default-${var.cpu_architecture}"
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

module "group" {
  source = "../../../modules/auto-scaling-group"

  name                      = var.name
  image_id                  = coalesce(var.ami_id, terraform_data.image.output)
  instance_type             = var.instance_type
  subnet_ids                = var.subnet_ids
  security_group_ids        = concat([module.security_group.security_group_id], var.additional_security_group_ids)
  min_size                  = var.min_size
  max_size                  = var.max_size
  desired_capacity          = var.desired_capacity
  instance_profile_arn      = module.role.instance_profile_arn
  key_name                  = var.key_name
  user_data                 = var.user_data
  root_volume               = var.root_volume
  data_volumes              = var.data_volumes
  ebs_kms_key_arn           = var.ebs_kms_key_arn
  target_group_arns         = concat(module.target_group[*].target_group_arn, var.additional_target_group_arns)
  health_check_type         = var.load_balancer == null && length(var.additional_target_group_arns) == 0 ? "EC2" : "ELB"
  health_check_grace_period = var.health_check_grace_period
  max_instance_lifetime     = var.max_instance_lifetime
  mixed_instances           = var.mixed_instances
  lifecycle_hooks           = var.lifecycle_hooks
  instance_refresh          = var.instance_refresh
  target_cpu_utilization    = var.target_cpu_utilization
  schedules                 = var.schedules
  wait_for_capacity_timeout = var.wait_for_capacity_timeout
  tags                      = var.tags
}

module "target_group" {
  source = "../../../modules/listener-target-group"
  count  = var.load_balancer == null ? 0 : 1

  name                 = coalesce(var.load_balancer.target_group_name, trimsuffix(substr(var.name, 0, 32), "-"))
  vpc_id               = var.vpc_id
  port                 = var.load_balancer.port
  protocol             = var.load_balancer.protocol
  target_type          = "instance"
  deregistration_delay = var.load_balancer.deregistration_delay
  slow_start           = var.load_balancer.slow_start
  stickiness_seconds   = var.load_balancer.stickiness_seconds
  health_check         = var.load_balancer.health_check
  listener_rules       = var.load_balancer.listener_rules
  tags                 = var.tags
}

module "security_group" {
  source = "../../../modules/security-group"

  name          = var.name
  description   = "Instances of the Auto Scaling group ${var.name}"
  vpc_id        = var.vpc_id
  ingress_rules = var.ingress_rules
  tags          = var.tags

  egress_rules = {
    for block in toset(var.egress_cidr_blocks) : "egress-${block}" => {
      description = "Out to ${block}"
      ip_protocol = "-1"
      cidr_ipv4   = block
    }
  }
}

module "log_group" {
  source = "../../../modules/log-group"

  name              = "/ec2/${var.name}"
  retention_in_days = var.log_retention_in_days
  kms_key_arn       = var.log_kms_key_arn
  tags              = var.tags
}

data "aws_iam_policy_document" "agent" {
  statement {
    sid       = "WriteLogs"
    actions   = ["logs:CreateLogStream", "logs:DescribeLogStreams", "logs:PutLogEvents"]
    resources = ["${module.log_group.log_group_arn}:*"]
  }

  statement {
    sid     = "PublishMetrics"
    actions = ["cloudwatch:PutMetricData"]
    # Metrics have no ARN, so the permission is limited by namespace.
    resources = ["*"]

    condition {
      test     = "StringEquals"
      variable = "cloudwatch:namespace"
      values   = ["CWAgent"]
    }
  }
}

module "role" {
  source = "../../../modules/iam-role"

  name                    = "${var.name}-instances"
  description             = "What the instances of ${var.name} may do in AWS"
  trusted_services        = ["ec2.amazonaws.com"]
  create_instance_profile = true
  permissions_boundary    = var.permissions_boundary
  inline_policies         = merge(var.instance_role_policies, { cloudwatch-agent = data.aws_iam_policy_document.agent.json })

  managed_policy_arns = merge(
    { AmazonSSMManagedInstanceCore = "arn:${data.aws_partition.current.partition}:iam::aws:policy/AmazonSSMManagedInstanceCore" },
    var.instance_role_managed_policy_arns,
  )

  tags = var.tags
}
