data "aws_iam_policy_document" "delivery" {
  count = var.send_to_cloudwatch_logs ? 1 : 0

  statement {
    sid       = "WriteEvents"
    actions   = ["logs:CreateLogStream", "logs:PutLogEvents"]
    resources = ["${module.log_group[0].log_group_arn}:log-stream:*"]
  }
}

module "delivery_role" {
  source = "../iam-role"
  count  = var.send_to_cloudwatch_logs ? 1 : 0

  name                 = "${var.name}-cloudtrail-logs"
  description          = "CloudTrail writes the events of the trail ${var.name} to CloudWatch Logs"
  trusted_services     = ["cloudtrail.amazonaws.com"]
  inline_policies      = { write-events = data.aws_iam_policy_document.delivery[0].json }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}
