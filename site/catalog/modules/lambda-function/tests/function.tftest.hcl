mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  name    = "cleanup"
  handler = "index.handler"
  runtime = "nodejs22.x"
  code    = { s3_bucket = "releases", s3_key = "cleanup.zip" }
}

run "defaults" {
  command = plan

  assert {
    condition     = aws_lambda_function.this.logging_config[0].log_format == "JSON" && aws_lambda_function.this.tracing_config[0].mode == "Active"
    error_message = "Logs must be structured and calls traced."
  }
}

run "without_handler" {
  command = plan

  variables {
    handler = null
  }

  expect_failures = [aws_lambda_function.this]
}
