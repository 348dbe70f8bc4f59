locals {
  kms_key_arn = var.create_kms_key ? module.kms_key[0].key_arn : var.kms_key_arn

  repositories = {
    for key, repository in var.repositories : key => merge(repository, {
      name        = var.name == null ? key : "${var.name}/${key}"
      reader_arns = distinct(concat(var.default_reader_arns, repository.reader_arns))
      writer_arns = distinct(concat(var.default_writer_arns, repository.writer_arns))
    })
  }
}

module "kms_key" {
  source = "../../../modules/kms-key"
  count  = var.create_kms_key ? 1 : 0

  name           = coalesce(var.kms_key_alias, "ecr-${replace(coalesce(var.name, "images"), "/[^a-z0-9-]/", "-")}")
  description    = "Encrypts the images in Amazon ECR"
  administrators = var.kms_key_administrators
  tags           = var.tags
}

module "repository" {
  source   = "../../../modules/ecr-repository"
  for_each = local.repositories

  name                       = each.value.name
  immutable_tags             = each.value.immutable_tags
  scan_on_push               = each.value.scan_on_push
  kms_key_arn                = local.kms_key_arn
  expire_untagged_after_days = each.value.expire_untagged_after_days
  keep_images_by_prefix      = each.value.keep_images_by_prefix
  keep_images                = each.value.keep_images
  reader_arns                = each.value.reader_arns
  writer_arns                = each.value.writer_arns
  lambda_account_ids         = each.value.lambda_account_ids
  force_delete               = var.force_delete
  tags                       = merge(var.tags, each.value.tags)
}
