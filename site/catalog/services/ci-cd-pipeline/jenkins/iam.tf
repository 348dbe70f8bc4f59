data "aws_iam_policy_document" "home_volume" {
  statement {
    sid       = "AttachHomeVolume"
    actions   = ["ec2:AttachVolume"]
    resources = [aws_ebs_volume.home.arn]
  }

  statement {
    sid       = "AttachToOwnInstance"
    actions   = ["ec2:AttachVolume"]
    resources = ["arn:${data.aws_partition.current.partition}:ec2:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:instance/*"]

    condition {
      test     = "StringEquals"
      variable = "aws:ResourceTag/Name"
      values   = ["${var.name}-jenkins"]
    }
  }

  # AWS doesn't limit this action to single volumes.
  statement {
    sid       = "FindHomeVolume"
    actions   = ["ec2:DescribeVolumes"]
    resources = ["*"]
  }

  # A principal that attaches an encrypted volume grants EC2 the permission to decrypt it.
  dynamic "statement" {
    for_each = local.kms_key_arn == null ? [] : [local.kms_key_arn]

    content {
      sid       = "DecryptHomeVolume"
      actions   = ["kms:CreateGrant", "kms:Decrypt", "kms:DescribeKey", "kms:GenerateDataKeyWithoutPlaintext", "kms:ReEncrypt*"]
      resources = [statement.value]

      condition {
        test     = "StringEquals"
        variable = "kms:ViaService"
        values   = ["ec2.${data.aws_region.current.region}.amazonaws.com"]
      }
    }
  }
}

module "instance_role" {
  source = "../../../modules/iam-role"

  name                    = "${var.name}-jenkins"
  description             = "Jenkins server ${var.name} and the builds on it"
  trusted_services        = ["ec2.amazonaws.com"]
  create_instance_profile = true
  permissions_boundary    = var.permissions_boundary
  inline_policies         = merge(var.policies, { home-volume = data.aws_iam_policy_document.home_volume.json })
  tags                    = var.tags

  # Session Manager replaces SSH.
  managed_policy_arns = merge(
    { AmazonSSMManagedInstanceCore = "arn:${data.aws_partition.current.partition}:iam::aws:policy/AmazonSSMManagedInstanceCore" },
    var.managed_policy_arns,
  )
}
