mock_provider "aws" {
  source = "../../../tests/mocks"
}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

variables {
  domain_name         = "www.example.com"
  acm_certificate_arn = "arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d"
  hosted_zone_id      = "Z0123456789ABCDEFGHIJ"
}

run "missing_and_blocked" {
  command = plan

  variables {
    single_page_app = true
  }

  assert {
    condition     = keys(local.error_responses) == ["404"]
    error_message = "A 403 must reach the visitor, or WAF and country rules would answer with the site and status 200."
  }

  assert {
    condition     = anytrue([for statement in data.aws_iam_policy_document.read_by_distribution.statement : contains(statement.actions, "s3:ListBucket")])
    error_message = "Without s3:ListBucket, S3 answers 403 for a missing file."
  }

  assert {
    condition     = alltrue([for statement in data.aws_iam_policy_document.read_by_distribution.statement : one(statement.condition).variable == "AWS:SourceArn"])
    error_message = "Only the distribution may read the bucket."
  }

  assert {
    condition     = length(aws_route53_record.ipv4) == 1 && length(aws_route53_record.ipv6) == 1
    error_message = "The domain name must have an IPv4 and an IPv6 record."
  }
}
