locals {
  instance_tags = merge(var.tags, { Name = var.name })
}

resource "aws_launch_template" "this" {
  name_prefix            = "${var.name}-"
  description            = "Instances of the Auto Scaling group ${var.name}"
  image_id               = var.image_id
  instance_type          = var.instance_type
  key_name               = var.key_name
  user_data              = var.user_data == null ? null : base64encode(var.user_data)
  update_default_version = true
  tags                   = var.tags

  dynamic "iam_instance_profile" {
    for_each = var.instance_profile_arn == null ? [] : [var.instance_profile_arn]

    content {
      arn = iam_instance_profile.value
    }
  }

  network_interfaces {
    associate_public_ip_address = var.associate_public_ip_address
    security_groups             = var.security_group_ids
    delete_on_termination       = true
  }

  block_device_mappings {
    device_name = var.root_volume.device_name

    ebs {
      volume_type           = var.root_volume.type
      volume_size           = var.root_volume.size_gb
      iops                  = var.root_volume.iops
      throughput            = var.root_volume.throughput
      encrypted             = true
      kms_key_id            = var.ebs_kms_key_arn
      delete_on_termination = true
    }
  }

  dynamic "block_device_mappings" {
    for_each = var.data_volumes

    content {
      device_name = block_device_mappings.key

      ebs {
        volume_type           = block_device_mappings.value.type
        volume_size           = block_device_mappings.value.size_gb
        iops                  = block_device_mappings.value.iops
        throughput            = block_device_mappings.value.throughput
        snapshot_id           = block_device_mappings.value.snapshot_id
        encrypted             = true
        kms_key_id            = var.ebs_kms_key_arn
        delete_on_termination = block_device_mappings.value.delete_on_termination
      }
    }
  }

  metadata_options {
    http_endpoint               = "enabled"
    http_tokens                 = "required"
    http_put_response_hop_limit = var.metadata_hop_limit
  }

  monitoring {
    enabled = var.detailed_monitoring
  }

  dynamic "tag_specifications" {
    for_each = toset(["instance", "volume", "network-interface"])

    content {
      resource_type = tag_specifications.value
      tags          = local.instance_tags
    }
  }

  lifecycle {
    create_before_destroy = true
  }
}

resource "aws_autoscaling_group" "this" {
  name                      = var.name
  vpc_zone_identifier       = var.subnet_ids
  min_size                  = var.min_size
  max_size                  = var.max_size
  desired_capacity          = var.desired_capacity
  health_check_type         = var.health_check_type
  health_check_grace_period = var.health_check_grace_period
  default_instance_warmup   = var.default_instance_warmup
  target_group_arns         = var.target_group_arns
  termination_policies      = var.termination_policies
  suspended_processes       = var.suspended_processes
  max_instance_lifetime     = var.max_instance_lifetime
  protect_from_scale_in     = var.protect_from_scale_in
  capacity_rebalance        = var.mixed_instances != null
  wait_for_capacity_timeout = var.wait_for_capacity_timeout
  metrics_granularity       = "1Minute"

  enabled_metrics = [
    "GroupDesiredCapacity",
    "GroupInServiceInstances",
    "GroupMaxSize",
    "GroupMinSize",
    "GroupPendingInstances",
    "GroupStandbyInstances",
    "GroupTerminatingInstances",
    "GroupTotalInstances",
  ]

  dynamic "launch_template" {
    for_each = var.mixed_instances == null ? [aws_launch_template.this] : []

    content {
      id      = launch_template.value.id
      version = launch_template.value.latest_version
    }
  }

  dynamic "mixed_instances_policy" {
    for_each = var.mixed_instances == null ? [] : [var.mixed_instances]

    content {
      instances_distribution {
        on_demand_base_capacity                  = mixed_instances_policy.value.on_demand_base_capacity
        on_demand_percentage_above_base_capacity = mixed_instances_policy.value.on_demand_percentage
        spot_allocation_strategy                 = mixed_instances_policy.value.spot_allocation_strategy
      }

      launch_template {
        launch_template_specification {
          launch_template_id = aws_launch_template.this.id
          version            = aws_launch_template.this.latest_version
        }

        dynamic "override" {
          for_each = mixed_instances_policy.value.instance_types

          content {
            instance_type = override.value
          }
        }
      }
    }
  }

  # The group's first instances start before another resource could add a hook. The resource below applies later changes.
  dynamic "initial_lifecycle_hook" {
    for_each = var.lifecycle_hooks

    content {
      name                 = initial_lifecycle_hook.key
      lifecycle_transition = initial_lifecycle_hook.value.transition
      heartbeat_timeout    = initial_lifecycle_hook.value.heartbeat_timeout
      default_result       = initial_lifecycle_hook.value.default_result
    }
  }

  dynamic "instance_refresh" {
    for_each = var.instance_refresh == null ? [] : [var.instance_refresh]

    content {
      strategy = "Rolling"

      preferences {
        min_healthy_percentage       = instance_refresh.value.min_healthy_percentage
        instance_warmup              = instance_refresh.value.instance_warmup
        auto_rollback                = instance_refresh.value.auto_rollback
        scale_in_protected_instances = instance_refresh.value.scale_in_protected_instances
        checkpoint_percentages       = instance_refresh.value.checkpoint_percentages
        checkpoint_delay             = instance_refresh.value.checkpoint_delay
      }
    }
  }

  dynamic "tag" {
    for_each = merge(local.instance_tags, var.group_tags)

    content {
      key   = tag.key
      value = tag.value
      # The launch template tags the instances, so the group's tags apply only to the group.
      propagate_at_launch = false
    }
  }

  lifecycle {
    create_before_destroy = true

    precondition {
      condition     = var.min_size <= var.max_size
      error_message = "min_size is ${var.min_size}, which is above max_size, ${var.max_size}."
    }
  }
}

resource "aws_autoscaling_lifecycle_hook" "this" {
  for_each = var.lifecycle_hooks

  name                   = each.key
  autoscaling_group_name = aws_autoscaling_group.this.name
  lifecycle_transition   = each.value.transition
  heartbeat_timeout      = each.value.heartbeat_timeout
  default_result         = each.value.default_result
}
