output "network_acl_id" {
  description = "ID of the network ACL, which you can use to add more rules. Choose rule numbers that the module doesn't use."
  value       = aws_network_acl.this.id
}

output "network_acl_arn" {
  description = "ARN of the network ACL."
  value       = aws_network_acl.this.arn
}
