module "role" {
  source = "../iam-role"

  name                 = var.name
  description          = "For the service account ${var.namespace}/${var.service_account}"
  managed_policy_arns  = var.managed_policy_arns
  inline_policies      = var.inline_policies
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags

  federated_trust = {
    provider_arn = var.oidc_provider_arn
    provider_url = var.oidc_provider_url
    subjects     = ["system:serviceaccount:${var.namespace}:${var.service_account}"]
  }
}
