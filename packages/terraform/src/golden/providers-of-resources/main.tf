resource "aws_s3_bucket" "plain" {}

resource "aws_s3_bucket" "replica" {
  provider = aws.replica
}

resource "null_resource" "this" {}

resource "aws_instance" "beta" {
  provider = awsbeta
}

data "aws_caller_identity" "current" {}

ephemeral "random_password" "secret" {}

moved {
  from = aws_s3_bucket.old
  to   = aws_s3_bucket.plain
}
