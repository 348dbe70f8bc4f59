output "security_group_id" {
  description = "The ID of the security group."
  value       = aws_security_group.this.id
}

output "security_group_arn" {
  description = "The ARN of the security group."
  value       = aws_security_group.this.arn
}

output "security_group_name" {
  description = "The full name of the security group, with the suffix that AWS added."
  value       = aws_security_group.this.name
}
