data "aws_partition" "current" {}

module "role" {
  source = "../iam-role"

  name                 = "${var.name}-snapshots"
  description          = "Lets Data Lifecycle Manager make and delete snapshots for ${var.name}"
  trusted_services     = ["dlm.amazonaws.com"]
  managed_policy_arns  = { AWSDataLifecycleManagerServiceRole = "arn:${data.aws_partition.current.partition}:iam::aws:policy/service-role/AWSDataLifecycleManagerServiceRole" }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

resource "aws_dlm_lifecycle_policy" "this" {
  # Data Lifecycle Manager allows few characters here.
  description        = "Snapshots of ${replace(var.name, "/[^0-9A-Za-z _-]/", "-")}"
  execution_role_arn = module.role.role_arn
  state              = var.enable_schedule ? "ENABLED" : "DISABLED"
  tags               = var.tags

  policy_details {
    resource_types = ["VOLUME"]
    target_tags    = var.target_tags

    schedule {
      name        = "every-${var.interval_in_hours}-hours"
      copy_tags   = true
      tags_to_add = { SnapshotSchedule = var.name }

      create_rule {
        interval      = var.interval_in_hours
        interval_unit = "HOURS"
        times         = [var.start_time]
      }

      retain_rule {
        count = var.snapshots_to_keep
      }
    }
  }
}
