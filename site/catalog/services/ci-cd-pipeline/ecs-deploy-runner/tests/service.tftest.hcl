mock_provider "aws" {
  source = "../../../tests/mocks"
}

mock_provider "archive" {}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

run "failures" {
  command = plan

  variables {
    name               = "deploy-runner"
    vpc_id             = "vpc-0a1b2c3d"
    subnet_ids         = ["subnet-0a"]
    runners            = { terraform = { image = "111122223333.dkr.ecr.eu-west-1.amazonaws.com/deploy-runner:v1", commands = { plan = { program = ["plan"] } } } }
    failure_topic_arns = ["arn:aws:sns:eu-west-1:111122223333:alarms"]
  }

  # A task that can't pull its image or read a secret has no exit code.
  assert {
    condition     = local.failed_task_pattern.detail["$or"][1].stopCode[0]["anything-but"] == "EssentialContainerExited"
    error_message = "Tasks that never started must be reported as well."
  }

  assert {
    condition     = local.failed_task_pattern.detail["$or"][0].containers.exitCode[0]["anything-but"] == 0
    error_message = "Tasks that failed must be reported."
  }

  assert {
    condition     = length(aws_cloudwatch_event_target.failed_task) == 1
    error_message = "Every topic must be notified."
  }
}
