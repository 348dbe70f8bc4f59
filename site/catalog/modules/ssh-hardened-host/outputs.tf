output "user_data" {
  description = "The cloud-init configuration as text, for `user_data`."
  value       = local.user_data

  precondition {
    condition     = length(base64gzip(local.user_data)) < 21800
    error_message = "The user data is larger than 16 KB even when compressed: move parts of startup_script to S3."
  }
}

output "user_data_base64" {
  description = "The same, compressed and encoded in base64, for `user_data_base64` or a launch template. cloud-init unpacks it. AWS limits it to 16 KB before the encoding."
  value       = base64gzip(local.user_data)
}

output "ssh_port" {
  description = "The port on which sshd listens, for security groups."
  value       = var.ssh_port
}
