terraform {
  required_version = ">= 1.10.0"
}

module "user_data" {
  source = "../.."

  operating_system = "ubuntu"
  hostname         = "bastion"
  allowed_users    = ["ubuntu"]
  packages         = ["postgresql-client"]
}

output "user_data" {
  description = "For the instance or its launch template."
  value       = module.user_data.user_data
}
