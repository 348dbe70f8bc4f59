locals {
  kubelet = merge(
    length(var.kubelet_flags) > 0 ? { flags = var.kubelet_flags } : {},
    var.kubelet_config_json == null ? {} : { config = jsondecode(var.kubelet_config_json) },
  )

  # nodeadm, the bootstrap program of Amazon Linux 2023, reads this document. For managed nodes EKS adds the cluster to it.
  node_config = {
    apiVersion = "node.eks.aws/v1alpha1"
    kind       = "NodeConfig"

    spec = merge(
      length(local.kubelet) > 0 ? { kubelet = local.kubelet } : {},
      var.cluster == null ? {} : {
        cluster = {
          name                 = var.cluster.name
          apiServerEndpoint    = var.cluster.endpoint
          certificateAuthority = var.cluster.certificate_authority_data
          cidr                 = var.cluster.service_ipv4_cidr
        }
      },
    )
  }

  parts = concat(
    length(local.node_config.spec) > 0 ? [{ type = "application/node.eks.aws", text = yamlencode(local.node_config) }] : [],
    var.boot_script == null ? [] : [{ type = "text/x-shellscript; charset=\"us-ascii\"", text = var.boot_script }],
  )
}
