output "user_data" {
  description = "cloud-init configuration as plain text. Use it for `user_data`."
  value       = local.user_data

  precondition {
    condition     = length(base64gzip(local.user_data)) < 21800
    error_message = "The user data is larger than 16 KB even when compressed: move parts of startup_script to S3."
  }
}

output "user_data_base64" {
  description = "cloud-init configuration, compressed and base64-encoded. Use it for `user_data_base64` or a launch template. AWS limits it to 16 KB before encoding."
  value       = base64gzip(local.user_data)
}

output "ssh_port" {
  description = "Port that sshd listens on. Use it in security group rules."
  value       = var.ssh_port
}
