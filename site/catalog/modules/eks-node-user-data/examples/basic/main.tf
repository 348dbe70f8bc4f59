terraform {
  required_version = ">= 1.10.0"
}

module "user_data" {
  source = "../.."

  cluster = {
    name                       = "app"
    endpoint                   = "https://0123456789ABCDEF.gr7.eu-west-1.eks.amazonaws.com"
    certificate_authority_data = "LS0tLS1CRUdJTg=="
    service_ipv4_cidr          = "172.20.0.0/16"
  }

  kubelet_config_json = jsonencode({ maxPods = 58 })
}

output "user_data" {
  description = "For the launch template of nodes that you manage."
  value       = module.user_data.user_data
}
