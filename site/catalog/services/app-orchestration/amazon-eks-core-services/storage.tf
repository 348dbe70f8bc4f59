data "aws_iam_policy_document" "ebs_kms" {
  count = length(var.ebs_csi_driver.kms_key_arns) > 0 ? 1 : 0

  statement {
    sid       = "UseKey"
    actions   = ["kms:Decrypt", "kms:DescribeKey", "kms:Encrypt", "kms:GenerateDataKey*", "kms:ReEncrypt*"]
    resources = var.ebs_csi_driver.kms_key_arns
  }

  statement {
    sid       = "GrantKeyToVolumes"
    actions   = ["kms:CreateGrant"]
    resources = var.ebs_csi_driver.kms_key_arns

    condition {
      test     = "Bool"
      variable = "kms:GrantIsForAWSResource"
      values   = ["true"]
    }
  }
}

module "ebs_csi_role" {
  source = "../../../modules/eks-service-account-role"
  count  = var.ebs_csi_driver.enabled ? 1 : 0

  name                 = "${var.cluster_name}-ebs-csi"
  oidc_provider_arn    = var.oidc_provider_arn
  oidc_provider_url    = var.oidc_provider_url
  namespace            = "kube-system"
  service_account      = "ebs-csi-controller-sa"
  managed_policy_arns  = { AmazonEBSCSIDriverPolicy = "arn:${data.aws_partition.current.partition}:iam::aws:policy/service-role/AmazonEBSCSIDriverPolicy" }
  inline_policies      = length(var.ebs_csi_driver.kms_key_arns) > 0 ? { kms = data.aws_iam_policy_document.ebs_kms[0].json } : {}
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

resource "kubernetes_storage_class_v1" "encrypted" {
  count = var.ebs_csi_driver.enabled ? 1 : 0

  storage_provisioner    = "ebs.csi.aws.com"
  reclaim_policy         = "Delete"
  volume_binding_mode    = "WaitForFirstConsumer"
  allow_volume_expansion = true

  metadata {
    name = "gp3-encrypted"

    annotations = {
      "storageclass.kubernetes.io/is-default-class" = "true"
    }
  }

  parameters = merge(
    { type = "gp3", encrypted = "true" },
    length(var.ebs_csi_driver.kms_key_arns) > 0 ? { kmsKeyId = var.ebs_csi_driver.kms_key_arns[0] } : {},
  )

  depends_on = [module.addons]
}
