resource "aws_ecr_repository" "this" {
  name                 = var.name
  image_tag_mutability = var.immutable_tags ? "IMMUTABLE" : "MUTABLE"
  force_delete         = var.force_delete
  tags                 = var.tags

  encryption_configuration {
    encryption_type = var.kms_key_arn == null ? "AES256" : "KMS"
    kms_key         = var.kms_key_arn
  }

  image_scanning_configuration {
    scan_on_push = var.scan_on_push
  }
}

locals {
  untagged_rules = var.expire_untagged_after_days == null ? [] : [
    {
      description = "Expire untagged images"
      selection = {
        tagStatus   = "untagged"
        countType   = "sinceImagePushed"
        countUnit   = "days"
        countNumber = var.expire_untagged_after_days
      }
    }
  ]

  prefix_rules = [
    for prefix, count in var.keep_images_by_prefix : {
      description = "Keep the last ${count} images tagged ${prefix}*"
      selection = {
        tagStatus     = "tagged"
        tagPrefixList = [prefix]
        countType     = "imageCountMoreThan"
        countNumber   = count
      }
    }
  ]

  any_rules = var.keep_images == null ? [] : [
    {
      description = "Keep the last ${coalesce(var.keep_images, 0)} images"
      selection = {
        tagStatus   = "any"
        countType   = "imageCountMoreThan"
        countNumber = var.keep_images
      }
    }
  ]

  # ECR requires the rule for any tag to be last, with the highest number.
  lifecycle_rules = concat(local.untagged_rules, local.prefix_rules, local.any_rules)
}

resource "aws_ecr_lifecycle_policy" "this" {
  count = length(local.lifecycle_rules) > 0 ? 1 : 0

  repository = aws_ecr_repository.this.name

  policy = jsonencode({
    rules = [
      for index, rule in local.lifecycle_rules : {
        rulePriority = index + 1
        description  = rule.description
        selection    = rule.selection
        action       = { type = "expire" }
      }
    ]
  })
}

data "aws_iam_policy_document" "repository" {
  dynamic "statement" {
    for_each = length(var.reader_arns) > 0 ? [var.reader_arns] : []

    content {
      sid     = "ReadersPull"
      actions = local.pull_actions

      principals {
        type        = "AWS"
        identifiers = statement.value
      }
    }
  }

  dynamic "statement" {
    for_each = length(var.writer_arns) > 0 ? [var.writer_arns] : []

    content {
      sid     = "WritersPullAndPush"
      actions = concat(local.pull_actions, local.push_actions)

      principals {
        type        = "AWS"
        identifiers = statement.value
      }
    }
  }

  # Lambda pulls an image itself when a function of another account uses it.
  dynamic "statement" {
    for_each = length(var.lambda_account_ids) > 0 ? [var.lambda_account_ids] : []

    content {
      sid     = "LambdaPulls"
      actions = ["ecr:BatchGetImage", "ecr:GetDownloadUrlForLayer"]

      principals {
        type        = "Service"
        identifiers = ["lambda.amazonaws.com"]
      }

      condition {
        test     = "StringEquals"
        variable = "aws:SourceAccount"
        values   = statement.value
      }
    }
  }
}

locals {
  pull_actions = ["ecr:BatchCheckLayerAvailability", "ecr:BatchGetImage", "ecr:DescribeImages", "ecr:DescribeRepositories", "ecr:GetDownloadUrlForLayer", "ecr:ListImages"]
  push_actions = ["ecr:CompleteLayerUpload", "ecr:InitiateLayerUpload", "ecr:PutImage", "ecr:UploadLayerPart"]
}

resource "aws_ecr_repository_policy" "this" {
  count = length(concat(var.reader_arns, var.writer_arns, var.lambda_account_ids)) > 0 ? 1 : 0

  repository = aws_ecr_repository.this.name
  policy     = data.aws_iam_policy_document.repository.json
}
