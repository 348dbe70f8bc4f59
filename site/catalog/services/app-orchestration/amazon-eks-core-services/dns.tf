data "aws_iam_policy_document" "external_dns" {
  count = var.external_dns.enabled ? 1 : 0

  statement {
    sid       = "ChangeRecords"
    actions   = ["route53:ChangeResourceRecordSets", "route53:ListResourceRecordSets", "route53:ListTagsForResources"]
    resources = [for id in var.external_dns.hosted_zone_ids : "arn:${data.aws_partition.current.partition}:route53:::hostedzone/${id}"]
  }

  statement {
    sid       = "FindZones"
    actions   = ["route53:ListHostedZones", "route53:ListHostedZonesByName"]
    resources = ["*"]
  }
}

module "external_dns_role" {
  source = "../../../modules/eks-service-account-role"
  count  = var.external_dns.enabled ? 1 : 0

  name                 = "${var.cluster_name}-external-dns"
  oidc_provider_arn    = var.oidc_provider_arn
  oidc_provider_url    = var.oidc_provider_url
  namespace            = "kube-system"
  service_account      = "external-dns"
  inline_policies      = { records = data.aws_iam_policy_document.external_dns[0].json }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

resource "helm_release" "external_dns" {
  count = var.external_dns.enabled ? 1 : 0

  name       = "external-dns"
  namespace  = "kube-system"
  repository = var.chart_repositories.external_dns
  chart      = "external-dns"
  version    = var.external_dns.chart_version
  atomic     = true
  timeout    = var.helm_timeout_seconds

  values = [yamlencode({
    provider = { name = "aws" }
    sources  = ["ingress", "service"]
    policy   = var.external_dns.delete_records ? "sync" : "upsert-only"
    registry = "txt"
    # Marks the records of this cluster, so that two clusters don't delete each other's.
    txtOwnerId    = data.aws_eks_cluster.this.name
    domainFilters = var.external_dns.domain_filters
    extraArgs     = [for id in var.external_dns.hosted_zone_ids : "--zone-id-filter=${id}"]
    env           = [{ name = "AWS_DEFAULT_REGION", value = data.aws_region.current.region }]

    serviceAccount = {
      create      = true
      name        = "external-dns"
      annotations = { "eks.amazonaws.com/role-arn" = module.external_dns_role[0].role_arn }
    }
  })]

  # The controller's webhook looks at every new Service of the cluster.
  depends_on = [module.addons, helm_release.load_balancer_controller]
}
