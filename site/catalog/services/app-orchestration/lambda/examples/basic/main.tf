provider "aws" {
  region = "eu-west-1"
}

module "cleanup" {
  source = "../.."

  name        = "cleanup"
  description = "Removes uploads that no one finished"
  handler     = "index.handler"
  runtime     = "nodejs22.x"

  code = {
    s3_bucket = "example-releases"
    s3_key    = "cleanup/1.4.2.zip"
  }

  environment = {
    MAX_AGE_DAYS = "7"
  }

  schedules = {
    nightly = {
      expression = "cron(30 2 * * ? *)"
    }
  }
}

output "log_group_name" {
  description = "Where the function writes its logs."
  value       = module.cleanup.log_group_name
}
