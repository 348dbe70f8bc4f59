module "function" {
  source = "../../../modules/lambda-function"

  name                    = var.name
  code                    = var.code
  description             = var.description
  handler                 = var.handler
  runtime                 = var.runtime
  architecture            = var.architecture
  memory_mb               = var.memory_mb
  timeout_seconds         = var.timeout_seconds
  ephemeral_storage_mb    = var.ephemeral_storage_mb
  environment             = var.environment
  environment_kms_key_arn = var.environment_kms_key_arn
  layer_arns              = var.layer_arns
  image_command           = var.image_command
  efs                     = var.efs
  reserved_concurrency    = var.reserved_concurrency
  code_signing_config_arn = var.code_signing_config_arn
  publish                 = var.alias != null
  tracing                 = var.tracing
  managed_policy_arns     = var.managed_policy_arns
  permissions_boundary    = var.permissions_boundary
  log_format              = var.log_format
  log_level               = var.log_level
  log_retention_in_days   = var.log_retention_in_days
  log_kms_key_arn         = var.log_kms_key_arn
  tags                    = var.tags

  dead_letter_target = var.keep_failed_events ? {
    arn  = aws_sqs_queue.failed_events[0].arn
    type = "sqs"
  } : null

  role_policies = merge(
    var.role_policies,
    length(var.sqs_triggers) > 0 ? { sqs-triggers = data.aws_iam_policy_document.sqs_triggers[0].json } : {},
  )

  vpc = var.vpc == null ? null : {
    subnet_ids         = var.vpc.subnet_ids
    security_group_ids = concat([module.security_group[0].security_group_id], var.vpc.additional_security_group_ids)
  }
}

module "security_group" {
  source = "../../../modules/security-group"
  count  = var.vpc == null ? 0 : 1

  name        = "${var.name}-lambda"
  description = "The function ${var.name}"
  vpc_id      = var.vpc.vpc_id
  tags        = var.tags

  egress_rules = {
    for block in toset(var.vpc.egress_cidr_blocks) : "egress-${block}" => {
      description = "Out to ${block}"
      ip_protocol = "-1"
      cidr_ipv4   = block
    }
  }
}

resource "aws_lambda_alias" "this" {
  count = var.alias == null ? 0 : 1

  name             = var.alias
  description      = "Version of ${var.name} that callers use"
  function_name    = module.function.function_name
  function_version = module.function.version
}

# Events whose asynchronous invocation failed three times wait here for inspection.
resource "aws_sqs_queue" "failed_events" {
  count = var.keep_failed_events ? 1 : 0

  name                      = "${var.name}-failed-events"
  message_retention_seconds = 1209600
  sqs_managed_sse_enabled   = true
  tags                      = var.tags
}

resource "aws_lambda_function_event_invoke_config" "this" {
  function_name                = module.function.function_name
  qualifier                    = local.qualifier
  maximum_retry_attempts       = var.async_retries
  maximum_event_age_in_seconds = var.async_max_event_age_seconds
}
