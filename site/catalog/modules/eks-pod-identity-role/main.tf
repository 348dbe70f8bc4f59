data "aws_caller_identity" "current" {}

module "role" {
  source = "../iam-role"

  name                 = var.name
  description          = "For the service account ${var.namespace}/${var.service_account} of ${var.cluster_name}"
  trusted_services     = ["pods.eks.amazonaws.com"]
  allow_session_tags   = true
  managed_policy_arns  = var.managed_policy_arns
  inline_policies      = var.inline_policies
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags

  # Without these, any association of the account could hand out the role. EKS sets the tags itself when it assumes the role.
  trust_conditions = [
    {
      test     = "StringEquals"
      variable = "aws:SourceAccount"
      values   = [data.aws_caller_identity.current.account_id]
    },
    {
      test     = "StringEquals"
      variable = "aws:RequestTag/eks-cluster-name"
      values   = [var.cluster_name]
    },
    {
      test     = "StringEquals"
      variable = "aws:RequestTag/kubernetes-namespace"
      values   = [var.namespace]
    },
    {
      test     = "StringEquals"
      variable = "aws:RequestTag/kubernetes-service-account"
      values   = [var.service_account]
    },
  ]
}

resource "aws_eks_pod_identity_association" "this" {
  cluster_name    = var.cluster_name
  namespace       = var.namespace
  service_account = var.service_account
  role_arn        = module.role.role_arn
  tags            = var.tags
}
