data "aws_partition" "current" {}

data "aws_region" "current" {}

locals {
  # Version 1.2.0 of the benchmark has an address without a region, all others have one with it.
  standards_root = "arn:${data.aws_partition.current.partition}:securityhub:${data.aws_region.current.region}::standards"

  standard_arns = {
    "cis-1.2.0"    = "arn:${data.aws_partition.current.partition}:securityhub:::ruleset/cis-aws-foundations-benchmark/v/1.2.0"
    "cis-1.4.0"    = "${local.standards_root}/cis-aws-foundations-benchmark/v/1.4.0"
    "cis-3.0.0"    = "${local.standards_root}/cis-aws-foundations-benchmark/v/3.0.0"
    "cis-5.0.0"    = "${local.standards_root}/cis-aws-foundations-benchmark/v/5.0.0"
    "foundational" = "${local.standards_root}/aws-foundational-security-best-practices/v/1.0.0"
  }
}

resource "aws_securityhub_account" "this" {
  # The standards are chosen below, one by one.
  enable_default_standards  = false
  control_finding_generator = "SECURITY_CONTROL"
  auto_enable_controls      = var.auto_enable_controls
}

resource "aws_securityhub_standards_subscription" "this" {
  for_each = var.standards

  standards_arn = local.standard_arns[each.key]

  depends_on = [aws_securityhub_account.this]
}

resource "aws_securityhub_finding_aggregator" "this" {
  count = var.aggregate_regions ? 1 : 0

  linking_mode = "ALL_REGIONS"

  depends_on = [aws_securityhub_account.this]
}
