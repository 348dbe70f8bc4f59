output "security_group_id" {
  description = "ID of the security group."
  value       = aws_security_group.this.id
}

output "security_group_arn" {
  description = "ARN of the security group."
  value       = aws_security_group.this.arn
}

output "security_group_name" {
  description = "Full name of the security group, including the suffix that AWS adds."
  value       = aws_security_group.this.name
}
