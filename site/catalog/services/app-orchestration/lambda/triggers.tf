locals {
  # Triggers invoke the alias if there is one, so that they all switch to a new version together.
  qualifier  = var.alias == null ? null : aws_lambda_alias.this[0].name
  target_arn = var.alias == null ? module.function.function_arn : aws_lambda_alias.this[0].arn
}

resource "aws_cloudwatch_event_rule" "schedule" {
  for_each = var.schedules

  name                = "${var.name}-${each.key}"
  description         = "Runs ${var.name}"
  schedule_expression = each.value.expression
  state               = each.value.enabled ? "ENABLED" : "DISABLED"
  tags                = var.tags
}

resource "aws_cloudwatch_event_target" "schedule" {
  for_each = var.schedules

  rule  = aws_cloudwatch_event_rule.schedule[each.key].name
  arn   = local.target_arn
  input = each.value.input_json
}

resource "aws_lambda_permission" "schedule" {
  for_each = var.schedules

  statement_id  = "schedule-${each.key}"
  action        = "lambda:InvokeFunction"
  function_name = module.function.function_name
  qualifier     = local.qualifier
  principal     = "events.amazonaws.com"
  source_arn    = aws_cloudwatch_event_rule.schedule[each.key].arn
}

resource "aws_lambda_permission" "services" {
  for_each = var.allowed_invokers

  statement_id   = each.key
  action         = "lambda:InvokeFunction"
  function_name  = module.function.function_name
  qualifier      = local.qualifier
  principal      = each.value.service
  source_arn     = each.value.source_arn
  source_account = each.value.source_account
}

data "aws_iam_policy_document" "sqs_triggers" {
  count = length(var.sqs_triggers) > 0 ? 1 : 0

  statement {
    sid       = "ReadQueues"
    actions   = ["sqs:ChangeMessageVisibility", "sqs:DeleteMessage", "sqs:GetQueueAttributes", "sqs:ReceiveMessage"]
    resources = [for trigger in values(var.sqs_triggers) : trigger.queue_arn]
  }
}

resource "aws_lambda_event_source_mapping" "sqs" {
  for_each = var.sqs_triggers

  event_source_arn                   = each.value.queue_arn
  function_name                      = local.target_arn
  enabled                            = each.value.enabled
  batch_size                         = each.value.batch_size
  maximum_batching_window_in_seconds = each.value.batching_window_seconds
  # Only the messages that the code reports as failed are then retried.
  function_response_types = ["ReportBatchItemFailures"]

  dynamic "scaling_config" {
    for_each = each.value.maximum_concurrency == null ? [] : [each.value.maximum_concurrency]

    content {
      maximum_concurrency = scaling_config.value
    }
  }
}

# A public URL needs both permissions: https://docs.aws.amazon.com/lambda/latest/dg/urls-auth.html
resource "aws_lambda_permission" "public_url" {
  count = try(var.function_url.public, false) ? 1 : 0

  statement_id           = "public-url"
  action                 = "lambda:InvokeFunctionUrl"
  function_name          = module.function.function_name
  qualifier              = local.qualifier
  principal              = "*"
  function_url_auth_type = "NONE"
}

# The condition limits this one to calls through the URL; without it, every AWS account could invoke the function directly.
resource "aws_lambda_permission" "public_url_invoke" {
  count = try(var.function_url.public, false) ? 1 : 0

  statement_id             = "public-url-invoke"
  action                   = "lambda:InvokeFunction"
  function_name            = module.function.function_name
  qualifier                = local.qualifier
  principal                = "*"
  invoked_via_function_url = true
}

resource "aws_lambda_function_url" "this" {
  count = var.function_url == null ? 0 : 1

  function_name      = module.function.function_name
  qualifier          = local.qualifier
  authorization_type = var.function_url.public ? "NONE" : "AWS_IAM"
  invoke_mode        = var.function_url.stream_responses ? "RESPONSE_STREAM" : "BUFFERED"

  dynamic "cors" {
    for_each = length(var.function_url.cors_origins) > 0 ? [var.function_url.cors_origins] : []

    content {
      allow_origins = cors.value
      allow_methods = ["*"]
      allow_headers = ["content-type"]
      max_age       = 3600
    }
  }
}
