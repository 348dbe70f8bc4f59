module "key" {
  source = "../../../modules/kms-key"

  name           = "${var.name}-openvpn"
  description    = "Certificate authority and profiles of the VPN server ${var.name}"
  administrators = var.kms_key_administrators
  tags           = var.tags
}

# Versions stay, so that a damaged certificate authority can be restored. Profiles are deleted permanently.
module "bucket" {
  source = "../../../modules/s3-bucket"

  name          = local.bucket_name
  kms_key_arn   = module.key.key_arn
  force_destroy = var.force_destroy
  tags          = var.tags

  lifecycle_rules = {
    expire-profiles = {
      prefix                       = "profiles/"
      expire_after_days            = var.profile_retention_in_days
      expire_noncurrent_after_days = 1
    }
    expire-old-authorities = {
      prefix                       = "pki/"
      expire_noncurrent_after_days = 365
    }
  }
}
