locals {
  is_image = var.code.image_uri != null
}

module "log_group" {
  source = "../log-group"

  name              = "/aws/lambda/${var.name}"
  retention_in_days = var.log_retention_in_days
  kms_key_arn       = var.log_kms_key_arn
  tags              = var.tags
}

resource "aws_lambda_function" "this" {
  function_name                  = var.name
  description                    = var.description
  role                           = module.role.role_arn
  package_type                   = local.is_image ? "Image" : "Zip"
  filename                       = var.code.filename
  s3_bucket                      = var.code.s3_bucket
  s3_key                         = var.code.s3_key
  s3_object_version              = var.code.s3_object_version
  image_uri                      = var.code.image_uri
  source_code_hash               = var.code.filename == null ? var.code.source_code_hash : filebase64sha256(var.code.filename)
  handler                        = local.is_image ? null : var.handler
  runtime                        = local.is_image ? null : var.runtime
  layers                         = local.is_image ? null : var.layer_arns
  architectures                  = [var.architecture]
  memory_size                    = var.memory_mb
  timeout                        = var.timeout_seconds
  reserved_concurrent_executions = var.reserved_concurrency
  kms_key_arn                    = var.environment_kms_key_arn
  code_signing_config_arn        = var.code_signing_config_arn
  publish                        = var.publish
  tags                           = var.tags

  ephemeral_storage {
    size = var.ephemeral_storage_mb
  }

  logging_config {
    log_format            = var.log_format
    log_group             = module.log_group.log_group_name
    application_log_level = var.log_format == "JSON" ? var.log_level : null
    system_log_level      = var.log_format == "JSON" ? "WARN" : null
  }

  tracing_config {
    mode = var.tracing ? "Active" : "PassThrough"
  }

  dynamic "environment" {
    for_each = length(var.environment) > 0 ? [var.environment] : []

    content {
      variables = environment.value
    }
  }

  dynamic "image_config" {
    for_each = local.is_image && var.image_command != null ? [var.image_command] : []

    content {
      command = image_config.value
    }
  }

  dynamic "vpc_config" {
    for_each = var.vpc == null ? [] : [var.vpc]

    content {
      subnet_ids         = vpc_config.value.subnet_ids
      security_group_ids = vpc_config.value.security_group_ids
    }
  }

  dynamic "file_system_config" {
    for_each = var.efs == null ? [] : [var.efs]

    content {
      arn              = file_system_config.value.access_point_arn
      local_mount_path = file_system_config.value.mount_path
    }
  }

  dynamic "dead_letter_config" {
    for_each = var.dead_letter_target == null ? [] : [var.dead_letter_target]

    content {
      target_arn = dead_letter_config.value.arn
    }
  }

  # Lambda deletes the network interfaces of a function with the function's role, so the policies have to outlive the function.
  depends_on = [module.role]

  lifecycle {
    precondition {
      condition     = local.is_image || (var.handler != null && var.runtime != null)
      error_message = "A function from a zip file needs handler and runtime."
    }

    precondition {
      condition     = var.efs == null || var.vpc != null
      error_message = "A function can only mount EFS from within a VPC: set vpc as well."
    }
  }
}
