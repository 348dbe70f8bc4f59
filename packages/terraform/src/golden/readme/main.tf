output "id" {
  description = "The id."
  sensitive   = true
  value       = "${local.name}-x"
}

locals {
  name = "a"
}
