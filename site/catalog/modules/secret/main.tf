resource "random_password" "this" {
  count = var.value_source == "generated" ? 1 : 0

  length           = var.generated_password.length
  special          = var.generated_password.special
  override_special = var.generated_password.special_characters
  min_lower        = 1
  min_upper        = 1
  min_numeric      = 1
  min_special      = var.generated_password.special ? 1 : 0
}

locals {
  generated_password = one(random_password.this[*].result)

  # Without a key the password is the whole secret; with one it joins the other fields of a JSON document.
  generated_value = (
    var.generated_password.json_key == null
    ? local.generated_password
    : jsonencode(merge(var.generated_password.json_fields, { (var.generated_password.json_key) = local.generated_password }))
  )
}

resource "aws_secretsmanager_secret" "this" {
  name                    = var.name
  description             = var.description
  kms_key_id              = var.kms_key_arn
  recovery_window_in_days = var.recovery_window_in_days
  policy                  = one(data.aws_iam_policy_document.readers[*].json)
  tags                    = var.tags

  dynamic "replica" {
    for_each = var.replica_regions

    content {
      region     = replica.key
      kms_key_id = replica.value
    }
  }
}

resource "aws_secretsmanager_secret_version" "this" {
  count = var.value_source == "none" ? 0 : 1

  secret_id     = aws_secretsmanager_secret.this.id
  secret_string = var.value_source == "generated" ? local.generated_value : var.secret_string

  # Rotation and users change the value later, and Terraform must not restore the initial one.
  lifecycle {
    ignore_changes = [secret_string, version_stages]
  }
}

resource "aws_secretsmanager_secret_rotation" "this" {
  count = var.rotation == null ? 0 : 1

  secret_id           = aws_secretsmanager_secret.this.id
  rotation_lambda_arn = var.rotation.lambda_arn

  rotation_rules {
    automatically_after_days = var.rotation.automatically_after_days
  }

  depends_on = [aws_secretsmanager_secret_version.this]
}

data "aws_iam_policy_document" "readers" {
  count = length(var.reader_arns) > 0 ? 1 : 0

  statement {
    sid       = "ReadSecret"
    actions   = ["secretsmanager:DescribeSecret", "secretsmanager:GetSecretValue"]
    resources = ["*"]

    principals {
      type        = "AWS"
      identifiers = var.reader_arns
    }
  }
}
