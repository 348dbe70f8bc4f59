# The example of the module, and those of the account baselines that call it: a mock of one region is one of a test file alone.

mock_provider "aws" {
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ap_northeast_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ap_northeast_2"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ap_northeast_3"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ap_south_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ap_southeast_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ap_southeast_2"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ca_central_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "eu_central_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "eu_north_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "eu_west_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "eu_west_2"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "eu_west_3"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "sa_east_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "us_east_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "us_east_2"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "us_west_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "us_west_2"
  source = "../../tests/mocks"
}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

run "app" {
  command = plan

  module {
    source = "../../services/landing-zone/aws-app-account-baseline-wrapper/examples/basic"
  }
}

run "root" {
  command = plan

  module {
    source = "../../services/landing-zone/aws-root-account-baseline-wrapper/examples/basic"
  }
}

run "security" {
  command = plan

  module {
    source = "../../services/landing-zone/aws-security-account-baseline-wrapper/examples/basic"
  }
}

run "logs_account" {
  command = plan

  module {
    source = "../../services/landing-zone/aws-app-account-baseline-wrapper"
  }

  variables {
    name                    = "logs"
    audit_log_bucket_name   = "example-audit-logs"
    create_audit_log_bucket = true
    audit_log_object_lock   = { days = 365 }
  }

  assert {
    condition     = length(module.config_bucket) == 1 && local.config_bucket_name == "example-audit-logs-config"
    error_message = "AWS Config can't deliver to a locked bucket, so it must get its own."
  }
}

run "logs_account_without_lock" {
  command = plan

  module {
    source = "../../services/landing-zone/aws-app-account-baseline-wrapper"
  }

  variables {
    name                    = "logs"
    audit_log_bucket_name   = "example-audit-logs"
    create_audit_log_bucket = true
  }

  assert {
    condition     = length(module.config_bucket) == 0 && local.config_bucket_name == "example-audit-logs"
    error_message = "Without Object Lock, CloudTrail and AWS Config share one bucket."
  }
}

run "app_account" {
  command = plan

  module {
    source = "../../services/landing-zone/aws-app-account-baseline-wrapper"
  }

  variables {
    name                  = "dev"
    audit_log_bucket_name = "example-audit-logs"
    config_bucket_name    = "example-audit-logs-config"
    audit_log_kms_key_arn = "arn:aws:kms:eu-west-1:222222222222:key/1234abcd-12ab-34cd-56ef-1234567890ab"
    alarm_email_addresses = ["security@example.com"]
  }

  assert {
    condition     = output.config_bucket_name == "example-audit-logs-config" && output.audit_log_bucket_name == "example-audit-logs"
    error_message = "AWS Config must deliver to the bucket that is named for it."
  }

  assert {
    condition     = length(module.cloudtrail) == 1 && var.cloudtrail_multi_region && var.cloudtrail_log_file_validation && length(module.log_group_key) == 1
    error_message = "The trail must cover all regions, be validated, and have an encrypted log group."
  }

  assert {
    condition     = length(var.cloudtrail_alarms) == 15 && length(module.cloudtrail_alarms) == 1 && length(module.alarm_topic) == 1
    error_message = "Fifteen alarms must notify a topic."
  }

  assert {
    condition     = length(var.regions) == 17 && var.enable_config && var.enable_guardduty && var.enable_access_analyzer && var.enable_ebs_encryption
    error_message = "AWS Config, GuardDuty, Access Analyzer, and EBS encryption must be on in all seventeen regions."
  }

  assert {
    condition     = var.block_s3_public_access && var.block_ssm_public_sharing && length(module.password_policy) == 1
    error_message = "Public buckets and documents must be blocked, and a password policy set."
  }

  assert {
    condition     = var.cross_account_roles_require_mfa
    error_message = "People from other accounts must need MFA."
  }

  assert {
    condition     = !var.create_audit_log_bucket && length(module.audit_log_bucket) == 0 && !var.audit_log_force_destroy
    error_message = "Only the logs account creates the bucket, and no account destroys logs."
  }
}

run "root_account" {
  command = plan

  module {
    source = "../../services/landing-zone/aws-root-account-baseline-wrapper"
  }

  variables {
    name                  = "root"
    audit_log_bucket_name = "example-audit-logs"
    accounts              = { logs = { email = "aws+logs@example.com" } }
  }

  assert {
    condition     = var.deny_leaving_organization && var.protect_audit_trail && var.guardrail_targets == tolist(["root"])
    error_message = "Accounts must not be able to leave or to tamper with the audit trail."
  }

  assert {
    condition     = var.enabled_policy_types == toset(["SERVICE_CONTROL_POLICY"])
    error_message = "Service control policies must be turned on."
  }

  assert {
    condition     = length(var.cloudtrail_alarms) == 15 && length(module.cloudtrail) == 1 && var.enable_config && var.enable_guardduty && var.enable_access_analyzer && var.enable_ebs_encryption
    error_message = "The root account must be monitored as every other account is."
  }

  assert {
    condition     = var.require_mfa && length(var.users) == 0
    error_message = "Groups must require MFA, and no user exists unless you name one."
  }
}

run "security_account" {
  command = plan

  module {
    source = "../../services/landing-zone/aws-security-account-baseline-wrapper"
  }

  variables {
    name                  = "security"
    audit_log_bucket_name = "example-audit-logs"
  }

  assert {
    condition     = var.require_mfa && length(module.password_policy) == 1
    error_message = "Groups must require MFA, and a password policy must be set."
  }

  assert {
    condition     = length(var.cloudtrail_alarms) == 15 && var.enable_config && var.enable_guardduty && var.enable_access_analyzer && var.enable_ebs_encryption && var.block_s3_public_access
    error_message = "The security account must be monitored as every other account is."
  }

  assert {
    condition     = !var.force_destroy_users
    error_message = "Users with keys or devices must not be deleted by accident."
  }
}
