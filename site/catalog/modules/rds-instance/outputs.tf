output "identifier" {
  description = "Identifier of the instance, the dimension `DBInstanceIdentifier` of its metrics."
  value       = aws_db_instance.this.identifier
}

output "arn" {
  description = "ARN of the instance."
  value       = aws_db_instance.this.arn
}

output "resource_id" {
  description = "ID that never changes, which IAM policies for database sign-in use."
  value       = aws_db_instance.this.resource_id
}

output "address" {
  description = "Host name of the instance."
  value       = aws_db_instance.this.address
}

output "port" {
  description = "Database port."
  value       = aws_db_instance.this.port
}

output "master_secret_arn" {
  description = "ARN of the secret that RDS manages for the master user, or null if it manages none."
  value       = one(aws_db_instance.this.master_user_secret[*].secret_arn)
}

output "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the storage. For a restored instance, it's the key of the snapshot."
  value       = aws_db_instance.this.kms_key_id
}

output "master_username" {
  description = "Name of the master user. For a restored instance, it's the name in the snapshot."
  value       = aws_db_instance.this.username
}
