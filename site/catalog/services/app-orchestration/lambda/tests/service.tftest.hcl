mock_provider "aws" {
  source = "../../../tests/mocks"
}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

run "two_blocks" {
  command = apply

  variables {
    name    = "cleanup"
    handler = "index.handler"
    runtime = "nodejs22.x"
    code    = { s3_bucket = "releases", s3_key = "cleanup.zip" }
    vpc     = { vpc_id = "vpc-0a1b2c3d", subnet_ids = ["subnet-0a"], egress_cidr_blocks = ["10.1.0.0/16", "10.2.0.0/16"] }
  }
}

run "first_block_removed" {
  command = plan

  variables {
    name    = "cleanup"
    handler = "index.handler"
    runtime = "nodejs22.x"
    code    = { s3_bucket = "releases", s3_key = "cleanup.zip" }
    vpc     = { vpc_id = "vpc-0a1b2c3d", subnet_ids = ["subnet-0a"], egress_cidr_blocks = ["10.2.0.0/16"] }
  }
}

run "public_url" {
  command = plan

  variables {
    name         = "cleanup"
    handler      = "index.handler"
    runtime      = "nodejs22.x"
    code         = { s3_bucket = "releases", s3_key = "cleanup.zip" }
    function_url = { public = true }
  }

  assert {
    condition     = aws_lambda_function_url.this[0].authorization_type == "NONE"
    error_message = "A public URL must ask for no signature."
  }

  # Without either of them, the URL answers 403.
  assert {
    condition     = aws_lambda_permission.public_url[0].action == "lambda:InvokeFunctionUrl" && aws_lambda_permission.public_url_invoke[0].action == "lambda:InvokeFunction"
    error_message = "A public URL needs both permissions."
  }

  assert {
    condition     = aws_lambda_permission.public_url[0].function_url_auth_type == "NONE"
    error_message = "The permission must apply to calls through the URL only."
  }
}

run "signed_url" {
  command = plan

  variables {
    name         = "cleanup"
    handler      = "index.handler"
    runtime      = "nodejs22.x"
    code         = { s3_bucket = "releases", s3_key = "cleanup.zip" }
    function_url = {}
  }

  assert {
    condition     = aws_lambda_function_url.this[0].authorization_type == "AWS_IAM" && length(aws_lambda_permission.public_url) + length(aws_lambda_permission.public_url_invoke) == 0
    error_message = "A URL must require signed requests unless it is public."
  }

  assert {
    condition     = aws_sqs_queue.failed_events[0].sqs_managed_sse_enabled && aws_sqs_queue.failed_events[0].message_retention_seconds == 1209600
    error_message = "Failed events must be kept encrypted for 14 days."
  }

  assert {
    condition     = alltrue([for name in ["errors", "throttles", "duration", "failed-events"] : contains(keys(module.alarms.alarm_arns), name)])
    error_message = "Errors, throttles, duration, and kept events must have alarms."
  }
}
