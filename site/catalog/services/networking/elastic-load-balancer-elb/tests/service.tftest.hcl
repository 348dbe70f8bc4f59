mock_provider "aws" {
  source = "../../../tests/mocks"
}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

run "defaults" {
  command = plan

  variables {
    name            = "app"
    internal        = true
    https_listeners = { https = { certificate_arn = "arn:aws:acm:eu-west-1:111122223333:certificate/a" } }
    vpc_id          = "vpc-0a1b2c3d"
    subnet_ids      = ["subnet-0a", "subnet-0b"]
  }

  assert {
    condition     = var.enable_deletion_protection && length(var.allowed_cidr_blocks) == 0
    error_message = "The load balancer must be protected and closed by default."
  }

  assert {
    condition     = length(module.access_log_bucket) == 1
    error_message = "Requests must be logged to a bucket."
  }

  assert {
    condition     = alltrue([for listener in values(local.http_listeners) : listener.default_action.type == "redirect"])
    error_message = "HTTP must redirect to HTTPS."
  }

  assert {
    condition     = length(module.alarms.alarm_arns) > 0
    error_message = "Errors and slow responses must have alarms."
  }
}
