module "load_balancer_role" {
  source = "../../../modules/eks-service-account-role"
  count  = var.load_balancer_controller.enabled ? 1 : 0

  name                 = "${var.cluster_name}-lb-controller"
  oidc_provider_arn    = var.oidc_provider_arn
  oidc_provider_url    = var.oidc_provider_url
  namespace            = "kube-system"
  service_account      = "aws-load-balancer-controller"
  inline_policies      = { load-balancers = data.aws_iam_policy_document.load_balancers.json }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

resource "helm_release" "load_balancer_controller" {
  count = var.load_balancer_controller.enabled ? 1 : 0

  name       = "aws-load-balancer-controller"
  namespace  = "kube-system"
  repository = var.chart_repositories.load_balancer_controller
  chart      = "aws-load-balancer-controller"
  version    = var.load_balancer_controller.chart_version
  atomic     = true
  timeout    = var.helm_timeout_seconds

  values = [yamlencode({
    clusterName  = data.aws_eks_cluster.this.name
    region       = data.aws_region.current.region
    vpcId        = data.aws_eks_cluster.this.vpc_config[0].vpc_id
    replicaCount = 2
    # Classic WAF and Shield Advanced need permissions that nothing here uses; WAFv2 stays on.
    enableWaf           = false
    enableShield        = false
    defaultTags         = var.tags
    podDisruptionBudget = { maxUnavailable = 1 }

    serviceAccount = {
      create      = true
      name        = "aws-load-balancer-controller"
      annotations = { "eks.amazonaws.com/role-arn" = module.load_balancer_role[0].role_arn }
    }
  })]

  depends_on = [module.addons]
}

# The controller tags what it creates, and can change or delete load balancers, target groups, and security groups only if they carry the
# tag of this cluster. The conditions are those of the policy that the project publishes, with the name of the cluster instead of any value.
data "aws_iam_policy_document" "load_balancers" {
  statement {
    sid = "Look"

    actions = [
      "acm:DescribeCertificate",
      "acm:ListCertificates",
      "ec2:DescribeAccountAttributes",
      "ec2:DescribeAddresses",
      "ec2:DescribeAvailabilityZones",
      "ec2:DescribeCoipPools",
      "ec2:DescribeInstances",
      "ec2:DescribeInternetGateways",
      "ec2:DescribeIpamPools",
      "ec2:DescribeNetworkInterfaces",
      "ec2:DescribeRouteTables",
      "ec2:DescribeSecurityGroups",
      "ec2:DescribeSubnets",
      "ec2:DescribeTags",
      "ec2:DescribeVpcPeeringConnections",
      "ec2:DescribeVpcs",
      "ec2:GetCoipPoolUsage",
      "ec2:GetSecurityGroupsForVpc",
      "elasticloadbalancing:Describe*",
      "iam:GetServerCertificate",
      "iam:ListServerCertificates",
      "wafv2:GetWebACL",
      "wafv2:GetWebACLForResource",
    ]

    resources = ["*"]
  }

  statement {
    sid = "AttachWebAcls"

    actions = [
      "elasticloadbalancing:SetWebAcl",
      "wafv2:AssociateWebACL",
      "wafv2:DisassociateWebACL",
    ]

    resources = ["*"]
  }

  statement {
    sid       = "LinkService"
    actions   = ["iam:CreateServiceLinkedRole"]
    resources = ["*"]

    condition {
      test     = "StringEquals"
      variable = "iam:AWSServiceName"
      values   = ["elasticloadbalancing.amazonaws.com"]
    }
  }

  statement {
    sid = "CreateSecurityGroups"

    actions = [
      "ec2:CreateSecurityGroup",
    ]

    resources = ["*"]
  }

  # The security groups of nodes don't carry the tag, so these rules are limited by the VPC instead.
  statement {
    sid = "ChangeSecurityGroupRules"

    actions = [
      "ec2:AuthorizeSecurityGroupIngress",
      "ec2:RevokeSecurityGroupIngress",
    ]

    resources = ["arn:${data.aws_partition.current.partition}:ec2:*:*:security-group/*"]

    condition {
      test     = "ArnLike"
      variable = "ec2:Vpc"
      values   = ["arn:${data.aws_partition.current.partition}:ec2:*:*:vpc/${data.aws_eks_cluster.this.vpc_config[0].vpc_id}"]
    }
  }

  statement {
    sid = "TagNewSecurityGroups"

    actions = [
      "ec2:CreateTags",
    ]

    resources = ["arn:${data.aws_partition.current.partition}:ec2:*:*:security-group/*"]

    condition {
      test     = "StringEquals"
      variable = "ec2:CreateAction"
      values   = ["CreateSecurityGroup"]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:RequestTag/elbv2.k8s.aws/cluster"
      values   = [var.cluster_name]
    }
  }

  # The tag of the cluster itself can't be set or removed later, or the controller could claim what belongs to others.
  statement {
    sid = "TagOwnSecurityGroups"

    actions = [
      "ec2:CreateTags",
      "ec2:DeleteTags",
    ]

    resources = ["arn:${data.aws_partition.current.partition}:ec2:*:*:security-group/*"]

    condition {
      test     = "Null"
      variable = "aws:RequestTag/elbv2.k8s.aws/cluster"
      values   = ["true"]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:ResourceTag/elbv2.k8s.aws/cluster"
      values   = [var.cluster_name]
    }
  }

  statement {
    sid = "DeleteOwnSecurityGroups"

    actions = [
      "ec2:DeleteSecurityGroup",
    ]

    resources = ["*"]

    condition {
      test     = "StringEquals"
      variable = "aws:ResourceTag/elbv2.k8s.aws/cluster"
      values   = [var.cluster_name]
    }
  }

  statement {
    sid = "Create"

    actions = [
      "elasticloadbalancing:CreateLoadBalancer",
      "elasticloadbalancing:CreateTargetGroup",
    ]

    resources = ["*"]

    condition {
      test     = "StringEquals"
      variable = "aws:RequestTag/elbv2.k8s.aws/cluster"
      values   = [var.cluster_name]
    }
  }

  statement {
    sid = "ChangeListeners"

    actions = [
      "elasticloadbalancing:AddListenerCertificates",
      "elasticloadbalancing:CreateListener",
      "elasticloadbalancing:CreateRule",
      "elasticloadbalancing:DeleteListener",
      "elasticloadbalancing:DeleteRule",
      "elasticloadbalancing:ModifyListener",
      "elasticloadbalancing:ModifyListenerAttributes",
      "elasticloadbalancing:ModifyRule",
      "elasticloadbalancing:RemoveListenerCertificates",
      "elasticloadbalancing:SetRulePriorities",
    ]

    resources = ["*"]
  }

  statement {
    sid = "TagNew"

    actions = [
      "elasticloadbalancing:AddTags",
    ]

    resources = [
      for kind in ["loadbalancer", "targetgroup"] :
      "arn:${data.aws_partition.current.partition}:elasticloadbalancing:*:*:${kind}/*"
    ]

    condition {
      test     = "StringEquals"
      variable = "elasticloadbalancing:CreateAction"
      values   = ["CreateLoadBalancer", "CreateTargetGroup"]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:RequestTag/elbv2.k8s.aws/cluster"
      values   = [var.cluster_name]
    }
  }

  statement {
    sid = "TagOwn"

    actions = [
      "elasticloadbalancing:AddTags",
      "elasticloadbalancing:RemoveTags",
    ]

    resources = [
      for kind in ["loadbalancer", "targetgroup"] :
      "arn:${data.aws_partition.current.partition}:elasticloadbalancing:*:*:${kind}/*"
    ]

    condition {
      test     = "Null"
      variable = "aws:RequestTag/elbv2.k8s.aws/cluster"
      values   = ["true"]
    }

    condition {
      test     = "StringEquals"
      variable = "aws:ResourceTag/elbv2.k8s.aws/cluster"
      values   = [var.cluster_name]
    }
  }

  statement {
    sid = "TagListeners"

    actions = [
      "elasticloadbalancing:AddTags",
      "elasticloadbalancing:RemoveTags",
    ]

    resources = [
      for kind in ["listener", "listener-rule"] :
      "arn:${data.aws_partition.current.partition}:elasticloadbalancing:*:*:${kind}/*"
    ]
  }

  statement {
    sid = "ChangeOwn"

    actions = [
      "elasticloadbalancing:DeleteLoadBalancer",
      "elasticloadbalancing:DeleteTargetGroup",
      "elasticloadbalancing:ModifyCapacityReservation",
      "elasticloadbalancing:ModifyIpPools",
      "elasticloadbalancing:ModifyLoadBalancerAttributes",
      "elasticloadbalancing:ModifyTargetGroup",
      "elasticloadbalancing:ModifyTargetGroupAttributes",
      "elasticloadbalancing:SetIpAddressType",
      "elasticloadbalancing:SetSecurityGroups",
      "elasticloadbalancing:SetSubnets",
    ]

    resources = ["*"]

    condition {
      test     = "StringEquals"
      variable = "aws:ResourceTag/elbv2.k8s.aws/cluster"
      values   = [var.cluster_name]
    }
  }

  statement {
    sid       = "RegisterTargets"
    actions   = ["elasticloadbalancing:DeregisterTargets", "elasticloadbalancing:RegisterTargets"]
    resources = ["arn:${data.aws_partition.current.partition}:elasticloadbalancing:*:*:targetgroup/*/*"]
  }
}
