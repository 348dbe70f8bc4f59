output "only_terraform" {
  value = terraform.applying
}
