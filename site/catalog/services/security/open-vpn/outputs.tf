output "public_ip" {
  description = "Public IP address of the server. It doesn't change when the server is replaced."
  value       = aws_eip.this.public_ip
}

output "server_host" {
  description = "Domain name that clients connect to, or the server's IP address if it has no domain name."
  value       = local.server_host
}

output "autoscaling_group_name" {
  description = "Name of the Auto Scaling group that keeps the server running."
  value       = module.server.autoscaling_group_name
}

output "security_group_id" {
  description = "ID of the server's security group. Client traffic comes from the server's address, so allow this group on every resource that clients need to reach."
  value       = module.security_group.security_group_id
}

output "bucket_name" {
  description = "Name of the bucket that contains the certificate authority (`pki/`) and the profiles (`profiles/`)."
  value       = module.bucket.bucket_id
}

output "kms_key_arn" {
  description = "ARN of the bucket's KMS key. Users need `kms:Decrypt` permission for the key to download profiles."
  value       = module.key.key_arn
}

output "add_user_document_name" {
  description = "Name of the Systems Manager document that adds a user."
  value       = aws_ssm_document.add_user.name
}

output "revoke_user_document_name" {
  description = "Name of the Systems Manager document that revokes a user."
  value       = aws_ssm_document.revoke_user.name
}

output "role_arn" {
  description = "ARN of the server's IAM role."
  value       = module.role.role_arn
}

output "log_group_name" {
  description = "Name of the log group for connection records."
  value       = module.log_group.log_group_name
}

output "alarm_arns" {
  description = "ARNs of the alarms, by short name."
  value       = module.alarms.alarm_arns
}
