resource "aws_accessanalyzer_analyzer" "this" {
  analyzer_name = var.name
  type          = var.type
  tags          = var.tags
}

resource "aws_accessanalyzer_archive_rule" "trusted_accounts" {
  count = length(var.trusted_account_ids) > 0 ? 1 : 0

  analyzer_name = aws_accessanalyzer_analyzer.this.analyzer_name
  rule_name     = "trusted-accounts"

  filter {
    criteria = "principal.AWS"
    eq       = var.trusted_account_ids
  }

  # Public access is never fine, no matter who else is trusted.
  filter {
    criteria = "isPublic"
    eq       = ["false"]
  }
}
