resource "aws_config_configuration_recorder" "this" {
  name     = var.name
  role_arn = var.role_arn

  recording_group {
    all_supported                 = var.record_all_resources
    include_global_resource_types = var.record_all_resources && var.record_global_resources
    resource_types                = var.record_all_resources ? null : var.resource_types
  }
}

resource "aws_config_delivery_channel" "this" {
  name           = var.name
  s3_bucket_name = var.bucket_name
  s3_key_prefix  = var.bucket_key_prefix
  s3_kms_key_arn = var.kms_key_arn
  sns_topic_arn  = var.sns_topic_arn

  snapshot_delivery_properties {
    delivery_frequency = var.snapshot_frequency
  }

  # AWS rejects a channel without a recorder.
  depends_on = [aws_config_configuration_recorder.this]
}

resource "aws_config_configuration_recorder_status" "this" {
  name       = aws_config_configuration_recorder.this.name
  is_enabled = var.enable_recording

  # AWS refuses to start a recorder that has nowhere to deliver.
  depends_on = [aws_config_delivery_channel.this]
}

resource "aws_config_retention_configuration" "this" {
  retention_period_in_days = var.retention_in_days

  depends_on = [aws_config_configuration_recorder.this]
}

resource "aws_config_config_rule" "managed" {
  for_each = var.managed_rules

  name                        = each.key
  description                 = each.value.description
  input_parameters            = length(each.value.parameters) > 0 ? jsonencode(each.value.parameters) : null
  maximum_execution_frequency = each.value.maximum_execution_frequency
  tags                        = var.tags

  source {
    owner             = "AWS"
    source_identifier = each.value.identifier
  }

  dynamic "scope" {
    for_each = length(each.value.resource_types) > 0 ? [each.value.resource_types] : []

    content {
      compliance_resource_types = scope.value
    }
  }

  depends_on = [aws_config_configuration_recorder_status.this]

  lifecycle {
    precondition {
      condition     = var.enable_recording
      error_message = "Rules need a recorder that runs: set enable_recording to true or managed_rules to {}."
    }
  }
}
