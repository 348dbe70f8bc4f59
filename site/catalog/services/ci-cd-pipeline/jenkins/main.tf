data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

data "aws_region" "current" {}

# The volume can be attached only in its own Availability Zone, which is the zone of this subnet.
data "aws_subnet" "instance" {
  id = var.instance_subnet_id
}

locals {
  kms_key_arn  = var.create_kms_key ? module.kms_key[0].key_arn : var.kms_key_arn
  port         = 8080
  agent_port   = 50000
  jenkins_home = "/var/lib/jenkins"
  home_tags    = merge(var.tags, { Name = "${var.name}-home", JenkinsHome = var.name })
}

module "kms_key" {
  source = "../../../modules/kms-key"
  count  = var.create_kms_key ? 1 : 0

  name           = "jenkins-${var.name}"
  description    = "Encrypts the volumes of the Jenkins server ${var.name}"
  administrators = var.kms_key_administrators
  tags           = var.tags

  # Auto Scaling creates the root volume with this role, which AWS creates with the first group of the account.
  user_arn_patterns = ["arn:${data.aws_partition.current.partition}:iam::${data.aws_caller_identity.current.account_id}:role/aws-service-role/autoscaling.amazonaws.com/AWSServiceRoleForAutoScaling"]
}

resource "aws_ebs_volume" "home" {
  availability_zone = data.aws_subnet.instance.availability_zone
  type              = "gp3"
  size              = var.home_volume.size_gb
  iops              = var.home_volume.iops
  throughput        = var.home_volume.throughput
  snapshot_id       = var.home_volume.snapshot_id
  encrypted         = true
  kms_key_id        = local.kms_key_arn
  final_snapshot    = true
  tags              = local.home_tags

  lifecycle {
    # The snapshot is used only when the volume is created, and removing it later must not replace the volume.
    ignore_changes = [snapshot_id]
  }
}

module "snapshots" {
  source = "../../../modules/ebs-snapshot-schedule"

  name                 = "${var.name}-jenkins"
  target_tags          = { JenkinsHome = var.name }
  interval_in_hours    = var.snapshot_interval_in_hours
  snapshots_to_keep    = var.snapshots_to_keep
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

module "server" {
  source = "../../../modules/auto-scaling-group"

  name                 = "${var.name}-jenkins"
  image_id             = var.ami_id
  instance_type        = var.instance_type
  subnet_ids           = [var.instance_subnet_id]
  security_group_ids   = [module.instance_security_group.security_group_id]
  instance_profile_arn = module.instance_role.instance_profile_arn
  ebs_kms_key_arn      = local.kms_key_arn
  root_volume          = var.root_volume
  target_group_arns    = [module.target_group.target_group_arn]
  tags                 = var.tags

  # Only one instance can attach the volume, so the old instance is terminated before the new one starts.
  min_size         = 1
  max_size         = 1
  desired_capacity = 1
  instance_refresh = { min_healthy_percentage = 0 }

  # Jenkins reads all jobs when it starts, which can take minutes with a large home directory.
  health_check_type         = "ELB"
  health_check_grace_period = var.startup_seconds
  default_instance_warmup   = var.startup_seconds

  user_data = templatefile("${path.module}/start.sh.tftpl", {
    region          = data.aws_region.current.region
    volume_id       = aws_ebs_volume.home.id
    jenkins_home    = local.jenkins_home
    port            = local.port
    heap_percentage = var.heap_percentage
  })
}
