resource "aws_appautoscaling_target" "tasks" {
  service_namespace  = "ecs"
  resource_id        = "service/${local.cluster_name}/${aws_ecs_service.this.name}"
  scalable_dimension = "ecs:service:DesiredCount"
  min_capacity       = var.min_tasks
  max_capacity       = var.max_tasks
  tags               = var.tags

  lifecycle {
    precondition {
      condition     = var.min_tasks <= var.max_tasks
      error_message = "min_tasks is ${var.min_tasks}, which is above max_tasks, ${var.max_tasks}."
    }
  }
}

locals {
  scaling_metrics = {
    ECSServiceAverageCPUUtilization    = var.scaling_targets.cpu_percentage
    ECSServiceAverageMemoryUtilization = var.scaling_targets.memory_percentage
    ALBRequestCountPerTarget           = var.scaling_targets.requests_per_task
  }
}

resource "aws_appautoscaling_policy" "target" {
  for_each = { for metric, target in local.scaling_metrics : metric => target if target != null }

  name               = "${var.name}-${each.key}"
  policy_type        = "TargetTrackingScaling"
  service_namespace  = aws_appautoscaling_target.tasks.service_namespace
  resource_id        = aws_appautoscaling_target.tasks.resource_id
  scalable_dimension = aws_appautoscaling_target.tasks.scalable_dimension

  target_tracking_scaling_policy_configuration {
    target_value       = each.value
    scale_in_cooldown  = var.scaling_targets.scale_in_cooldown
    scale_out_cooldown = var.scaling_targets.scale_out_cooldown

    predefined_metric_specification {
      predefined_metric_type = each.key
      resource_label         = each.key == "ALBRequestCountPerTarget" ? "${var.load_balancer.arn_suffix}/${module.target_group[0].target_group_arn_suffix}" : null
    }
  }

  lifecycle {
    precondition {
      condition     = each.key != "ALBRequestCountPerTarget" || var.load_balancer != null
      error_message = "Scaling by requests needs a load balancer: set load_balancer."
    }
  }
}

resource "aws_appautoscaling_scheduled_action" "this" {
  for_each = var.scaling_schedules

  name               = "${var.name}-${each.key}"
  service_namespace  = aws_appautoscaling_target.tasks.service_namespace
  resource_id        = aws_appautoscaling_target.tasks.resource_id
  scalable_dimension = aws_appautoscaling_target.tasks.scalable_dimension
  schedule           = each.value.schedule
  timezone           = each.value.time_zone

  scalable_target_action {
    min_capacity = each.value.min_tasks
    max_capacity = each.value.max_tasks
  }
}
