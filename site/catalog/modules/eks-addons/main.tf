# Add-ons without a version in the input get the default version that AWS sets for the Kubernetes version of the cluster.
data "aws_eks_addon_version" "this" {
  for_each = var.addons

  addon_name         = each.key
  kubernetes_version = var.kubernetes_version
  most_recent        = each.value.most_recent
}

# The version stays until the Kubernetes version changes, so that an unrelated apply doesn't upgrade an add-on.
resource "terraform_data" "version" {
  for_each = var.addons

  input            = data.aws_eks_addon_version.this[each.key].version
  triggers_replace = [var.kubernetes_version, each.value.most_recent]

  lifecycle {
    ignore_changes = [input]
  }
}

resource "aws_eks_addon" "this" {
  for_each = var.addons

  cluster_name                = var.cluster_name
  addon_name                  = each.key
  addon_version               = coalesce(each.value.version, terraform_data.version[each.key].output)
  service_account_role_arn    = each.value.service_account_role_arn
  configuration_values        = each.value.configuration_json
  resolve_conflicts_on_create = "OVERWRITE"
  resolve_conflicts_on_update = each.value.keep_manual_changes ? "PRESERVE" : "OVERWRITE"
  tags                        = var.tags
}
