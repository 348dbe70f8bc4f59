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
    name         = "dev"
    public_zones = { "dev.example.com" = { certificate = {} } }
  }

  assert {
    condition     = length(module.certificates) == 1 && !var.public_zones["dev.example.com"].force_destroy
    error_message = "The zone must get its certificate, and not be destroyed with records in it."
  }

  assert {
    condition     = length(module.alarms.alarm_arns) >= 1
    error_message = "A renewal that fails must have an alarm."
  }
}
