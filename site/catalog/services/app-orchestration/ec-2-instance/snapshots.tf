module "snapshots" {
  source = "../../../modules/ebs-snapshot-schedule"
  count  = var.snapshots == null ? 0 : 1

  name                 = var.name
  target_tags          = { Snapshots = var.name }
  interval_in_hours    = 24
  start_time           = var.snapshots.time
  snapshots_to_keep    = var.snapshots.keep
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}
