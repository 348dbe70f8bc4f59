resource "aws_guardduty_detector" "this" {
  enable                       = var.enable_detector
  finding_publishing_frequency = var.finding_publishing_frequency
  tags                         = var.tags
}

resource "aws_guardduty_detector_feature" "this" {
  for_each = var.features

  detector_id = aws_guardduty_detector.this.id
  name        = each.key
  status      = each.value ? "ENABLED" : "DISABLED"
}

resource "aws_guardduty_organization_admin_account" "this" {
  count = var.delegate_administration ? 1 : 0

  admin_account_id = var.delegated_administrator_account_id

  # The management account must have a detector before it hands over.
  depends_on = [aws_guardduty_detector.this]
}

resource "aws_guardduty_organization_configuration" "this" {
  count = var.auto_enable_organization_members == null ? 0 : 1

  detector_id                      = aws_guardduty_detector.this.id
  auto_enable_organization_members = var.auto_enable_organization_members
}

resource "aws_guardduty_organization_configuration_feature" "this" {
  for_each = var.auto_enable_organization_members == null ? {} : var.features

  detector_id = aws_guardduty_detector.this.id
  name        = each.key
  auto_enable = each.value ? var.auto_enable_organization_members : "NONE"

  depends_on = [aws_guardduty_organization_configuration.this]
}
