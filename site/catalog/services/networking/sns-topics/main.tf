locals {
  publisher_services = {
    for name, topic in var.topics : name => topic.publisher_services == null ? var.default_publisher_services : topic.publisher_services
  }

  key_arn = var.create_kms_key ? module.key[0].key_arn : var.kms_key_arn
}

# A separate key, because services such as CloudWatch may not use the AWS managed key of SNS.
module "key" {
  source = "../../../modules/kms-key"
  count  = var.create_kms_key ? 1 : 0

  name               = "${var.name}-sns-topics"
  description        = "Messages of the SNS topics ${var.name}"
  administrators     = var.kms_key_administrators
  users              = var.kms_key_users
  service_principals = distinct(flatten(values(local.publisher_services)))
  tags               = var.tags
}

module "topics" {
  source   = "../../../modules/sns-topic"
  for_each = var.topics

  name                        = "${var.name}-${each.key}"
  display_name                = each.value.display_name
  fifo                        = each.value.fifo
  content_based_deduplication = each.value.content_based_deduplication
  kms_key_arn                 = local.key_arn
  publisher_services          = local.publisher_services[each.key]
  publisher_arns              = each.value.publisher_arns
  subscriber_account_ids      = each.value.subscriber_account_ids
  subscriptions               = each.value.subscriptions
  tags                        = merge(var.tags, each.value.tags)
}

module "failure_alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${var.name}-"
  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags

  alarms = {
    for name, topic in var.topics : "${name}-delivery-failed" => {
      namespace          = "AWS/SNS"
      metric_name        = "NumberOfNotificationsFailed"
      dimensions         = { TopicName = module.topics[name].topic_name }
      statistic          = "Sum"
      evaluation_periods = 1
      threshold          = var.failure_alarms.threshold
      treat_missing_data = "notBreaching"
      description        = "The topic ${var.name}-${name} could not deliver messages: look at its subscriptions and at their policies."
    } if var.failure_alarms.enabled
  }
}
