module "insights_role" {
  source = "../../../modules/eks-service-account-role"
  count  = var.container_insights.enabled ? 1 : 0

  name                 = "${var.cluster_name}-container-insights"
  oidc_provider_arn    = var.oidc_provider_arn
  oidc_provider_url    = var.oidc_provider_url
  namespace            = "amazon-cloudwatch"
  service_account      = "cloudwatch-agent"
  managed_policy_arns  = { CloudWatchAgentServerPolicy = "arn:${data.aws_partition.current.partition}:iam::aws:policy/CloudWatchAgentServerPolicy" }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

# The workers service has an alarm for the CPU of every node group. Memory and disk aren't known outside of the nodes, so they need the
# agent.
module "insights_alarms" {
  source = "../../../modules/cloudwatch-alarms"

  name_prefix      = "${var.cluster_name}-"
  alarm_topic_arns = var.alarm_topic_arns
  tags             = var.tags

  alarms = { for name, alarm in local.insights_alarms : name => alarm if var.container_insights.enabled }
}

locals {
  insights_alarms = {
    for name, alarm in {
      nodes-memory = {
        metric_name = "node_memory_utilization"
        threshold   = var.container_insights.memory_alarm_percentage
        description = "A node of ${var.cluster_name} has used over ${var.container_insights.memory_alarm_percentage} % of its memory for 15 minutes."
      }
      nodes-disk = {
        metric_name = "node_filesystem_utilization"
        threshold   = var.container_insights.disk_alarm_percentage
        description = "A node of ${var.cluster_name} has used over ${var.container_insights.disk_alarm_percentage} % of its disk for 15 minutes. From 85 % the kubelet deletes unused images, from 90 % it evicts pods."
      }
      nodes-failed = {
        metric_name = "cluster_failed_node_count"
        threshold   = 0
        description = "A node of ${var.cluster_name} has been in trouble for 15 minutes: see kubectl describe node."
      }
      } : name => merge(alarm, {
        namespace           = "ContainerInsights"
        dimensions          = { ClusterName = var.cluster_name }
        statistic           = "Maximum"
        period              = 300
        evaluation_periods  = 3
        comparison_operator = "GreaterThanThreshold"
        treat_missing_data  = "notBreaching"
    })
  }
}
