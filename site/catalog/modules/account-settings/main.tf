resource "aws_iam_account_alias" "this" {
  count = var.account_alias == null ? 0 : 1

  account_alias = var.account_alias
}

resource "aws_s3_account_public_access_block" "this" {
  count = var.block_s3_public_access ? 1 : 0

  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

resource "aws_account_alternate_contact" "this" {
  for_each = var.alternate_contacts

  alternate_contact_type = each.key
  name                   = each.value.name
  title                  = each.value.title
  email_address          = each.value.email
  phone_number           = each.value.phone
}
