module "log_group" {
  source   = "../../../modules/log-group"
  for_each = toset(var.log_exports)

  name              = "/aws/opensearch/${var.name}/${lower(replace(each.key, "_", "-"))}"
  retention_in_days = var.log_retention_in_days
  tags              = var.tags
}

data "aws_iam_policy_document" "logs" {
  statement {
    sid       = "OpenSearchWritesLogs"
    actions   = ["logs:CreateLogStream", "logs:PutLogEvents", "logs:PutLogEventsBatch"]
    resources = ["arn:${data.aws_partition.current.partition}:logs:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:log-group:/aws/opensearch/${var.name}/*"]

    principals {
      type        = "Service"
      identifiers = ["es.amazonaws.com"]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:SourceAccount"
      values   = [data.aws_caller_identity.current.account_id]
    }

    condition {
      test     = "ArnLike"
      variable = "aws:SourceArn"
      values   = [local.domain_arn]
    }
  }
}

resource "aws_cloudwatch_log_resource_policy" "opensearch" {
  count = length(var.log_exports) > 0 ? 1 : 0

  policy_name     = "opensearch-${var.name}"
  policy_document = data.aws_iam_policy_document.logs.json
}

locals {
  alarm_specs = {
    cluster-red = {
      metric_name = "ClusterStatus.red"
      statistic   = "Maximum"
      operator    = "GreaterThanOrEqualToThreshold"
      threshold   = 1
      description = "A primary shard is missing: some data can't be read or written."
    }
    cluster-yellow = {
      metric_name = "ClusterStatus.yellow"
      statistic   = "Maximum"
      operator    = "GreaterThanOrEqualToThreshold"
      threshold   = 1
      description = "A replica shard is missing: one more lost node may lose data."
    }
    low-storage = {
      metric_name = "FreeStorageSpace"
      statistic   = "Minimum"
      operator    = "LessThanThreshold"
      threshold   = var.alarm_thresholds.free_storage_gb * 1024
      description = "A node runs out of storage: delete old indexes or raise volume_size_gb."
    }
    writes-blocked = {
      metric_name = "ClusterIndexWritesBlocked"
      statistic   = "Maximum"
      operator    = "GreaterThanOrEqualToThreshold"
      threshold   = 1
      description = "The domain rejects writes, mostly for lack of storage or memory."
    }
    missing-nodes = {
      metric_name = "Nodes"
      statistic   = "Minimum"
      operator    = "LessThanThreshold"
      threshold   = var.instance_count + try(var.dedicated_masters.count, 0) + try(var.warm_nodes.count, 0)
      description = "A node doesn't answer. During a change of the domain this is normal."
    }
    snapshot-failed = {
      metric_name = "AutomatedSnapshotFailure"
      statistic   = "Maximum"
      operator    = "GreaterThanOrEqualToThreshold"
      threshold   = 1
      description = "The automatic snapshot failed."
    }
    high-cpu = {
      metric_name = "CPUUtilization"
      statistic   = "Average"
      operator    = "GreaterThanThreshold"
      threshold   = var.alarm_thresholds.cpu_percent
      description = "The nodes are nearly out of CPU: look for expensive queries or add nodes."
    }
    high-memory-pressure = {
      metric_name = "JVMMemoryPressure"
      statistic   = "Maximum"
      operator    = "GreaterThanThreshold"
      threshold   = var.alarm_thresholds.memory_pressure_percent
      description = "A node is nearly out of heap: reduce shards and field data or choose a larger type."
    }
    key-unusable = {
      metric_name = "KMSKeyInaccessible"
      statistic   = "Maximum"
      operator    = "GreaterThanOrEqualToThreshold"
      threshold   = 1
      description = "The domain can't use its KMS key. It stops working and is lost if the key is deleted."
    }
  }
}

module "alarms" {
  source = "../../../modules/cloudwatch-alarms"
  count  = var.enable_alarms ? 1 : 0

  name_prefix = "${var.name}-opensearch-"

  alarms = {
    for name, alarm in local.alarm_specs : name => {
      namespace           = "AWS/ES"
      metric_name         = alarm.metric_name
      statistic           = alarm.statistic
      comparison_operator = alarm.operator
      threshold           = alarm.threshold
      dimensions          = { DomainName = var.name, ClientId = data.aws_caller_identity.current.account_id }
      treat_missing_data  = "notBreaching"
      description         = alarm.description
    }
  }

  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags
}
