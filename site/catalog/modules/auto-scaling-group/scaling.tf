resource "aws_autoscaling_policy" "cpu" {
  count = var.target_cpu_utilization == null ? 0 : 1

  name                   = "${var.name}-cpu"
  autoscaling_group_name = aws_autoscaling_group.this.name
  policy_type            = "TargetTrackingScaling"

  target_tracking_configuration {
    target_value = var.target_cpu_utilization

    predefined_metric_specification {
      predefined_metric_type = "ASGAverageCPUUtilization"
    }
  }
}

resource "aws_autoscaling_schedule" "this" {
  for_each = var.schedules

  scheduled_action_name  = each.key
  autoscaling_group_name = aws_autoscaling_group.this.name
  recurrence             = each.value.recurrence
  time_zone              = each.value.time_zone
  # Minus one tells Auto Scaling to leave that size as it is.
  min_size         = coalesce(each.value.min_size, -1)
  max_size         = coalesce(each.value.max_size, -1)
  desired_capacity = coalesce(each.value.desired_capacity, -1)
}
