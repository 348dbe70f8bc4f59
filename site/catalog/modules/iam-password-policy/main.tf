resource "aws_iam_account_password_policy" "this" {
  minimum_password_length        = var.minimum_length
  require_lowercase_characters   = var.require_lowercase
  require_uppercase_characters   = var.require_uppercase
  require_numbers                = var.require_numbers
  require_symbols                = var.require_symbols
  allow_users_to_change_password = var.allow_users_to_change
  max_password_age               = var.max_age_in_days
  password_reuse_prevention      = var.reuse_prevention
  hard_expiry                    = var.hard_expiry
}
