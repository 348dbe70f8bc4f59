output "identifier" {
  description = "Identifier of the instance, used as the `DBInstanceIdentifier` dimension for its metrics."
  value       = aws_db_instance.this.identifier
}

output "arn" {
  description = "ARN of the instance."
  value       = aws_db_instance.this.arn
}

output "resource_id" {
  description = "Resource ID, which never changes. Use it in IAM policies for database sign-in."
  value       = aws_db_instance.this.resource_id
}

output "address" {
  description = "Hostname of the instance."
  value       = aws_db_instance.this.address
}

output "port" {
  description = "Database port."
  value       = aws_db_instance.this.port
}

output "master_secret_arn" {
  description = "ARN of the secret that RDS manages for the master user, or null if RDS doesn't manage the password."
  value       = one(aws_db_instance.this.master_user_secret[*].secret_arn)
}

output "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the storage. For a restored instance, it's the snapshot's key."
  value       = aws_db_instance.this.kms_key_id
}

output "master_username" {
  description = "Master username. For a restored instance, it's the snapshot's username."
  value       = aws_db_instance.this.username
}
