data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

data "aws_region" "current" {}

locals {
  bus_arn = "arn:${data.aws_partition.current.partition}:events:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:event-bus/default"

  rules = {
    guardduty = {
      pattern = {
        source      = ["aws.guardduty"]
        detail-type = ["GuardDuty Finding"]
        detail      = { severity = [{ numeric = [">=", var.guardduty_minimum_severity] }] }
      }
      paths = {
        account  = "$.detail.accountId"
        region   = "$.detail.region"
        severity = "$.detail.severity"
        title    = "$.detail.title"
      }
      template = "\"GuardDuty, severity <severity>, account <account>, <region>: <title>\""
    }
    access-analyzer = {
      pattern = {
        source      = ["aws.access-analyzer"]
        detail-type = ["Access Analyzer Finding"]
        detail      = { status = ["ACTIVE"] }
      }
      paths = {
        account  = "$.detail.accountId"
        region   = "$.region"
        resource = "$.detail.resource"
      }
      template = "\"Access Analyzer, account <account>, <region>: <resource> can be used from outside\""
    }
    macie = {
      pattern = {
        source      = ["aws.macie"]
        detail-type = ["Macie Finding"]
        detail      = { severity = { description = ["Medium", "High"] } }
      }
      paths = {
        account = "$.detail.accountId"
        region  = "$.detail.region"
        title   = "$.detail.title"
      }
      template = "\"Macie, account <account>, <region>: <title>\""
    }
  }

  # Each rule to each topic. Positions as keys: the ARN of a topic made in the same plan isn't known yet.
  targets = merge([
    for source in var.sources : { for index, arn in var.alarm_topic_arns : "${source}/${index}" => { source = source, arn = arn } }
  ]...)
}

resource "aws_cloudwatch_event_rule" "this" {
  for_each = var.sources

  name          = "${var.name}-${each.key}-findings"
  description   = "Tells people about findings of ${each.key}"
  event_pattern = jsonencode(local.rules[each.key].pattern)
  tags          = var.tags
}

resource "aws_cloudwatch_event_target" "this" {
  for_each = local.targets

  rule = aws_cloudwatch_event_rule.this[each.value.source].name
  arn  = each.value.arn

  input_transformer {
    input_paths    = local.rules[each.value.source].paths
    input_template = local.rules[each.value.source].template
  }
}

data "aws_iam_policy_document" "forward" {
  statement {
    sid       = "PutEventsInHomeRegion"
    actions   = ["events:PutEvents"]
    resources = [local.bus_arn]
  }
}

module "forward_role" {
  source = "../iam-role"

  name                 = "${var.name}-findings"
  description          = "EventBridge sends findings of other regions to ${data.aws_region.current.region}"
  trusted_services     = ["events.amazonaws.com"]
  inline_policies      = { put-events = data.aws_iam_policy_document.forward.json }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}
