# Without a version in the input, add-ons take the one that AWS marks as default for the cluster's Kubernetes version.
data "aws_eks_addon_version" "this" {
  for_each = var.addons

  addon_name         = each.key
  kubernetes_version = var.kubernetes_version
  most_recent        = each.value.most_recent
}

resource "aws_eks_addon" "this" {
  for_each = var.addons

  cluster_name                = var.cluster_name
  addon_name                  = each.key
  addon_version               = coalesce(each.value.version, data.aws_eks_addon_version.this[each.key].version)
  service_account_role_arn    = each.value.service_account_role_arn
  configuration_values        = each.value.configuration_json
  resolve_conflicts_on_create = "OVERWRITE"
  resolve_conflicts_on_update = each.value.keep_manual_changes ? "PRESERVE" : "OVERWRITE"
  tags                        = var.tags
}
