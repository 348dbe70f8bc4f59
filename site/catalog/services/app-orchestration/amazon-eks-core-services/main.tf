data "aws_region" "current" {}

data "aws_partition" "current" {}

data "aws_eks_cluster" "this" {
  name = var.cluster_name
}

module "addons" {
  source = "../../../modules/eks-addons"

  cluster_name       = data.aws_eks_cluster.this.name
  kubernetes_version = data.aws_eks_cluster.this.version
  tags               = var.tags

  addons = merge(
    var.addons,
    var.ebs_csi_driver.enabled ? {
      aws-ebs-csi-driver = {
        version                  = var.ebs_csi_driver.version
        service_account_role_arn = module.ebs_csi_role[0].role_arn
      }
    } : {},
    var.container_insights.enabled ? {
      amazon-cloudwatch-observability = {
        version                  = var.container_insights.version
        service_account_role_arn = module.insights_role[0].role_arn
        # Logs have their own way, with a group that has a retention.
        configuration_json = jsonencode({ containerLogs = { enabled = false } })
      }
    } : {},
  )
}

resource "helm_release" "metrics_server" {
  count = var.metrics_server.enabled ? 1 : 0

  name       = "metrics-server"
  namespace  = "kube-system"
  repository = var.chart_repositories.metrics_server
  chart      = "metrics-server"
  version    = var.metrics_server.chart_version
  atomic     = true
  timeout    = var.helm_timeout_seconds

  values = [yamlencode({
    replicas            = 2
    podDisruptionBudget = { enabled = true, minAvailable = 1 }
  })]

  # The controller's webhook looks at every new Service of the cluster.
  depends_on = [module.addons, helm_release.load_balancer_controller]
}
