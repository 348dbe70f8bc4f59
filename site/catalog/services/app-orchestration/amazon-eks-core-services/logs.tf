module "log_group" {
  source = "../../../modules/log-group"
  count  = var.container_logs.enabled ? 1 : 0

  name              = "/aws/eks/${var.cluster_name}/containers"
  retention_in_days = var.container_logs.retention_in_days
  kms_key_arn       = var.container_logs.kms_key_arn
  tags              = var.tags
}

data "aws_iam_policy_document" "container_logs" {
  count = var.container_logs.enabled ? 1 : 0

  statement {
    sid       = "WriteLogs"
    actions   = ["logs:CreateLogStream", "logs:DescribeLogStreams", "logs:PutLogEvents"]
    resources = ["${module.log_group[0].log_group_arn}:*"]
  }
}

module "container_logs_role" {
  source = "../../../modules/eks-service-account-role"
  count  = var.container_logs.enabled ? 1 : 0

  name                 = "${var.cluster_name}-container-logs"
  oidc_provider_arn    = var.oidc_provider_arn
  oidc_provider_url    = var.oidc_provider_url
  namespace            = "kube-system"
  service_account      = "aws-for-fluent-bit"
  inline_policies      = { logs = data.aws_iam_policy_document.container_logs[0].json }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

resource "helm_release" "container_logs" {
  count = var.container_logs.enabled ? 1 : 0

  name       = "aws-for-fluent-bit"
  namespace  = "kube-system"
  repository = var.chart_repositories.container_logs
  chart      = "aws-for-fluent-bit"
  version    = var.container_logs.chart_version
  atomic     = true
  timeout    = var.helm_timeout_seconds

  values = [yamlencode({
    cloudWatch = { enabled = false }

    cloudWatchLogs = {
      enabled         = true
      region          = data.aws_region.current.region
      logGroupName    = module.log_group[0].log_group_name
      logStreamPrefix = "container-"
      autoCreateGroup = false
      # The chart would otherwise sort logs into groups by namespace, which don't exist.
      logGroupTemplate = ""
    }

    # Every node has logs, whatever its taints.
    tolerations = [{ operator = "Exists" }]

    serviceAccount = {
      create      = true
      name        = "aws-for-fluent-bit"
      annotations = { "eks.amazonaws.com/role-arn" = module.container_logs_role[0].role_arn }
    }
  })]

  depends_on = [module.addons]
}
