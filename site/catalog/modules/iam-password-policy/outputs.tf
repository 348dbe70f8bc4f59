output "expire_passwords" {
  description = "Whether passwords expire under this policy."
  value       = aws_iam_account_password_policy.this.expire_passwords
}
