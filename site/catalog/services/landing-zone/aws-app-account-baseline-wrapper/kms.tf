module "kms_keys" {
  source   = "../../../modules/kms-key"
  for_each = var.kms_keys

  name                    = each.key
  description             = each.value.description
  administrators          = length(each.value.administrators) > 0 ? each.value.administrators : var.kms_key_administrators
  users                   = each.value.users
  service_principals      = each.value.service_principals
  deletion_window_in_days = each.value.deletion_window_in_days
  multi_region            = each.value.multi_region
  tags                    = var.tags
}
