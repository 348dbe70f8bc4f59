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
    name = "apps"
  }

  assert {
    condition     = length(module.kms_key) == 1 && length(module.event_log_group) == 1
    error_message = "Exec sessions must be encrypted with a key, and events logged."
  }

  assert {
    condition     = var.container_insights
    error_message = "Container Insights must be on."
  }

  assert {
    condition     = length(local.strategy) > 0 && alltrue([for entry in local.strategy : startswith(entry.capacity_provider, "FARGATE")])
    error_message = "Tasks must run on Fargate by default."
  }
}
