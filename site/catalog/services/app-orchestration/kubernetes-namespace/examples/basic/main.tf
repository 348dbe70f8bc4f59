provider "kubernetes" {
  config_path    = "~/.kube/config"
  config_context = "platform"
}

module "orders" {
  source = "../.."

  name                   = "orders"
  editor_groups          = ["orders-developers"]
  viewer_groups          = ["support"]
  allow_from_cidr_blocks = ["10.0.0.0/16"]

  resource_quota = {
    "requests.cpu"    = "20"
    "requests.memory" = "64Gi"
    pods              = "100"
  }
}

output "namespace" {
  description = "Name of the namespace, for the services that run in it."
  value       = module.orders.name
}
