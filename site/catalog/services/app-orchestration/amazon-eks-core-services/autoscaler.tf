data "aws_iam_policy_document" "autoscaler" {
  statement {
    sid = "Look"

    actions = [
      "autoscaling:DescribeAutoScalingGroups",
      "autoscaling:DescribeAutoScalingInstances",
      "autoscaling:DescribeLaunchConfigurations",
      "autoscaling:DescribeScalingActivities",
      "autoscaling:DescribeTags",
      "ec2:DescribeImages",
      "ec2:DescribeInstanceTypes",
      "ec2:DescribeLaunchTemplateVersions",
      "ec2:GetInstanceTypesFromInstanceRequirements",
      "eks:DescribeNodegroup",
    ]

    resources = ["*"]
  }

  statement {
    sid       = "ScaleOwnGroups"
    actions   = ["autoscaling:SetDesiredCapacity", "autoscaling:TerminateInstanceInAutoScalingGroup"]
    resources = ["*"]

    condition {
      test     = "StringEquals"
      variable = "aws:ResourceTag/k8s.io/cluster-autoscaler/${var.cluster_name}"
      values   = ["owned"]
    }
  }
}

module "autoscaler_role" {
  source = "../../../modules/eks-service-account-role"
  count  = var.cluster_autoscaler.enabled ? 1 : 0

  name                 = "${var.cluster_name}-cluster-autoscaler"
  oidc_provider_arn    = var.oidc_provider_arn
  oidc_provider_url    = var.oidc_provider_url
  namespace            = "kube-system"
  service_account      = "cluster-autoscaler"
  inline_policies      = { scale = data.aws_iam_policy_document.autoscaler.json }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

resource "helm_release" "cluster_autoscaler" {
  count = var.cluster_autoscaler.enabled ? 1 : 0

  name       = "cluster-autoscaler"
  namespace  = "kube-system"
  repository = var.chart_repositories.cluster_autoscaler
  chart      = "cluster-autoscaler"
  version    = var.cluster_autoscaler.chart_version
  atomic     = true
  timeout    = var.helm_timeout_seconds

  values = [yamlencode({
    fullnameOverride = "cluster-autoscaler"
    awsRegion        = data.aws_region.current.region
    autoDiscovery    = { clusterName = data.aws_eks_cluster.this.name }

    extraArgs = {
      balance-similar-node-groups = true
      expander                    = var.cluster_autoscaler.expander
      scale-down-unneeded-time    = var.cluster_autoscaler.scale_down_after
      skip-nodes-with-system-pods = false
    }

    rbac = {
      serviceAccount = {
        create      = true
        name        = "cluster-autoscaler"
        annotations = { "eks.amazonaws.com/role-arn" = module.autoscaler_role[0].role_arn }
      }
    }
  })]

  depends_on = [module.addons]
}
