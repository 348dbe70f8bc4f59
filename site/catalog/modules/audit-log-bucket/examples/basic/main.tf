terraform {
  required_version = ">= 1.10.0"

  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = ">= 6.0, < 7.0"
    }
  }
}

provider "aws" {
  region = "eu-west-1"
}

module "audit_logs" {
  source = "../.."

  name = "example-audit-logs"
  # AWS Config needs a bucket without Object Lock.
  services           = ["cloudtrail"]
  writer_account_ids = ["111122223333", "444455556666"]
  archive_after_days = 90
  retention_in_days  = 730

  object_lock = {
    mode = "GOVERNANCE"
    days = 365
  }
}
