data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

module "fargate_role" {
  source = "../../../modules/iam-role"
  count  = length(var.fargate_profiles) > 0 ? 1 : 0

  name                 = "${var.name}-eks-fargate"
  description          = "Lets Fargate join ${var.name} and pull images for its pods"
  trusted_services     = ["eks-fargate-pods.amazonaws.com"]
  managed_policy_arns  = { AmazonEKSFargatePodExecutionRolePolicy = "arn:${data.aws_partition.current.partition}:iam::aws:policy/AmazonEKSFargatePodExecutionRolePolicy" }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags

  # Without this condition, Fargate could be made to use the role for someone else's cluster.
  trust_conditions = [{
    test     = "ArnLike"
    variable = "aws:SourceArn"
    values   = ["arn:${data.aws_partition.current.partition}:eks:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:fargateprofile/${var.name}/*"]
  }]
}

resource "aws_eks_fargate_profile" "this" {
  for_each = var.fargate_profiles

  cluster_name           = module.cluster.cluster_name
  fargate_profile_name   = each.key
  pod_execution_role_arn = module.fargate_role[0].role_arn
  subnet_ids             = coalesce(each.value.subnet_ids, var.subnet_ids)
  tags                   = var.tags

  dynamic "selector" {
    for_each = each.value.selectors

    content {
      namespace = selector.value.namespace
      labels    = selector.value.labels
    }
  }
}
