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

  name        = "${var.name}-cloudtrail-logs"
  description = "CloudTrail writes the events of the trail ${var.name} to CloudWatch Logs"
  # CloudTrail sends neither aws:SourceArn nor aws:SourceAccount when it assumes this role, so a condition on them would lock it out.
  trusted_services     = ["cloudtrail.amazonaws.com"]
  inline_policies      = { write-events = data.aws_iam_policy_document.delivery[0].json }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}
