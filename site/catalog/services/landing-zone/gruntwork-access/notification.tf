# CloudTrail sends an event for every use of the role to the region whose STS endpoint was called.
resource "aws_cloudwatch_event_rule" "role_assumed" {
  count = length(local.notification_topic_arns) > 0 ? 1 : 0

  name        = "${var.name}-assumed"
  description = "A person of Gruntwork assumed the role ${var.name}"
  tags        = var.tags

  event_pattern = jsonencode({
    source      = ["aws.sts"]
    detail-type = ["AWS API Call via CloudTrail"]
    detail = {
      eventName         = ["AssumeRole"]
      requestParameters = { roleArn = [module.role.role_arn] }
    }
  })
}

resource "aws_cloudwatch_event_target" "role_assumed" {
  count = length(local.notification_topic_arns)

  rule      = aws_cloudwatch_event_rule.role_assumed[0].name
  target_id = "topic-${count.index}"
  arn       = local.notification_topic_arns[count.index]
}

module "topic" {
  source = "../../../modules/alarm-topic"
  count  = length(var.notification_email_addresses) > 0 ? 1 : 0

  name                = "${var.name}-used"
  email_addresses     = var.notification_email_addresses
  publishing_services = ["events.amazonaws.com"]
  tags                = var.tags
}

locals {
  notification_topic_arns = concat(module.topic[*].topic_arn, var.notification_topic_arns)
}
