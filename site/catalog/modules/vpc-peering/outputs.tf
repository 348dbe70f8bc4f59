output "peering_connection_id" {
  description = "ID of the peering connection."
  value       = aws_vpc_peering_connection.this.id
}

output "accept_status" {
  description = "Status of the connection, which is `active` when traffic can flow."
  value       = aws_vpc_peering_connection.this.accept_status
}
