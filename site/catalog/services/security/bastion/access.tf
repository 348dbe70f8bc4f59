data "aws_partition" "current" {}

data "aws_iam_policy_document" "logs" {
  statement {
    sid       = "WriteLogins"
    actions   = ["logs:CreateLogStream", "logs:DescribeLogStreams", "logs:PutLogEvents"]
    resources = ["${module.log_group.log_group_arn}:*"]
  }
}

module "role" {
  source = "../../../modules/iam-role"

  name                    = "${var.name}-bastion"
  description             = "The bastion host ${var.name}"
  trusted_services        = ["ec2.amazonaws.com"]
  managed_policy_arns     = var.enable_session_manager ? { AmazonSSMManagedInstanceCore = "arn:${data.aws_partition.current.partition}:iam::aws:policy/AmazonSSMManagedInstanceCore" } : {}
  inline_policies         = { logs = data.aws_iam_policy_document.logs.json }
  permissions_boundary    = var.permissions_boundary
  create_instance_profile = true
  tags                    = var.tags
}
