output "instance_id" {
  description = "ID of the instance."
  value       = aws_instance.this.id
}

output "instance_arn" {
  description = "ARN of the instance."
  value       = aws_instance.this.arn
}

output "availability_zone" {
  description = "Availability Zone of the instance and its data volumes."
  value       = aws_instance.this.availability_zone
}

output "private_ip" {
  description = "Private IPv4 address."
  value       = aws_instance.this.private_ip
}

output "public_ip" {
  description = "Elastic IP address if there is one. Otherwise, the public IP address, which is empty in a private subnet."
  value       = var.allocate_elastic_ip ? aws_eip.this[0].public_ip : aws_instance.this.public_ip
}

output "data_volume_ids" {
  description = "IDs of the data volumes, by device name."
  value       = { for device, volume in aws_ebs_volume.data : device => volume.id }
}
