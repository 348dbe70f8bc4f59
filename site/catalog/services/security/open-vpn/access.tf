locals {
  ec2_arn_prefix = "arn:${data.aws_partition.current.partition}:ec2:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}"
}

data "aws_iam_policy_document" "server" {
  statement {
    sid       = "KeepAuthorityAndProfiles"
    actions   = ["s3:DeleteObject", "s3:GetObject", "s3:PutObject"]
    resources = ["${module.bucket.bucket_arn}/pki/*", "${module.bucket.bucket_arn}/profiles/*"]
  }

  # Without it, a missing object looks like a forbidden one, and the server couldn't tell a first start from a failure.
  statement {
    sid       = "SeeWhatIsThere"
    actions   = ["s3:ListBucket"]
    resources = [module.bucket.bucket_arn]
  }

  statement {
    sid       = "UseKey"
    actions   = ["kms:Decrypt", "kms:GenerateDataKey"]
    resources = [module.key.key_arn]
  }

  statement {
    sid     = "TakeOverAddress"
    actions = ["ec2:AssociateAddress"]
    resources = [
      "${local.ec2_arn_prefix}:elastic-ip/${aws_eip.this.allocation_id}",
      "${local.ec2_arn_prefix}:instance/*",
      "${local.ec2_arn_prefix}:network-interface/*",
    ]
  }

  statement {
    sid       = "WriteLogs"
    actions   = ["logs:CreateLogStream", "logs:DescribeLogStreams", "logs:PutLogEvents"]
    resources = ["${module.log_group.log_group_arn}:*"]
  }
}

module "role" {
  source = "../../../modules/iam-role"

  name                    = "${var.name}-openvpn"
  description             = "The VPN server ${var.name}"
  trusted_services        = ["ec2.amazonaws.com"]
  managed_policy_arns     = { AmazonSSMManagedInstanceCore = "arn:${data.aws_partition.current.partition}:iam::aws:policy/AmazonSSMManagedInstanceCore" }
  inline_policies         = { server = data.aws_iam_policy_document.server.json }
  permissions_boundary    = var.permissions_boundary
  create_instance_profile = true
  tags                    = var.tags
}

locals {
  user_name_parameter = {
    type           = "String"
    description    = "The user name, such as alice."
    allowedPattern = "^[a-z][a-z0-9._-]{0,40}$"
  }
}

resource "aws_ssm_document" "add_user" {
  name            = "${var.name}-openvpn-add-user"
  document_type   = "Command"
  document_format = "JSON"
  tags            = var.tags

  content = jsonencode({
    schemaVersion = "2.2"
    description   = "Makes a certificate and a profile for a user of the VPN."
    parameters    = { user = local.user_name_parameter }
    mainSteps = [
      {
        action = "aws:runShellScript"
        name   = "addUser"
        inputs = { runCommand = ["/usr/local/bin/vpn-user add '{{ user }}'"] }
      },
    ]
  })
}

resource "aws_ssm_document" "revoke_user" {
  name            = "${var.name}-openvpn-revoke-user"
  document_type   = "Command"
  document_format = "JSON"
  tags            = var.tags

  content = jsonencode({
    schemaVersion = "2.2"
    description   = "Revokes the certificate of a user of the VPN and ends the user's connection."
    parameters    = { user = local.user_name_parameter }
    mainSteps = [
      {
        action = "aws:runShellScript"
        name   = "revokeUser"
        inputs = { runCommand = ["/usr/local/bin/vpn-user revoke '{{ user }}'"] }
      },
    ]
  })
}
