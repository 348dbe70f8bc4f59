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
    name   = "dev"
    topics = { alarms = {} }
  }

  assert {
    condition     = length(module.key) == 1
    error_message = "Topics must be encrypted with a key."
  }

  assert {
    condition     = length(module.failure_alarms.alarm_arns) == 1
    error_message = "Every topic must have an alarm on messages that were not delivered."
  }
}
