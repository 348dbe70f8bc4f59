resource "aws_iam_user" "this" {
  for_each = var.users

  name                 = each.key
  path                 = each.value.path
  permissions_boundary = var.permissions_boundary
  force_destroy        = var.force_destroy
  tags                 = merge(var.tags, each.value.tags)
}

resource "aws_iam_user_group_membership" "this" {
  for_each = { for name, user in var.users : name => user if length(user.groups) > 0 }

  user   = aws_iam_user.this[each.key].name
  groups = each.value.groups
}

resource "aws_iam_user_login_profile" "this" {
  for_each = { for name, user in var.users : name => user if user.pgp_key != null }

  user                    = aws_iam_user.this[each.key].name
  pgp_key                 = each.value.pgp_key
  password_length         = var.password_length
  password_reset_required = true

  # Users change the password at their first sign-in, and a new key must not reset it.
  lifecycle {
    ignore_changes = [password_length, password_reset_required, pgp_key]
  }
}
