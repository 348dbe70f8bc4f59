output "user_arns" {
  description = "ARNs of the users, by name."
  value       = { for name, user in aws_iam_user.this : name => user.arn }
}

output "encrypted_passwords" {
  description = "Initial passwords, by user. Each password is encrypted with the user's PGP key and base64-encoded. Only users with a `pgp_key` are included."
  value       = { for name, profile in aws_iam_user_login_profile.this : name => profile.encrypted_password }
}
