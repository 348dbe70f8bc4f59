output "sign_in_url" {
  description = "Sign-in URL for the account's IAM users, or null if the module doesn't set an alias."
  value       = var.account_alias == null ? null : "https://${aws_iam_account_alias.this[0].account_alias}.signin.aws.amazon.com/console"
}

output "s3_public_access_blocked" {
  description = "Whether the module blocks public S3 access for the whole account."
  value       = length(aws_s3_account_public_access_block.this) > 0
}
