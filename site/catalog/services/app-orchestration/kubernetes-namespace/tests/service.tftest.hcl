mock_provider "kubernetes" {}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

run "defaults" {
  command = plan

  variables {
    name = "orders"
  }

  assert {
    condition     = kubernetes_namespace_v1.this.metadata[0].labels["pod-security.kubernetes.io/enforce"] == var.pod_security_level && contains(["baseline", "restricted"], var.pod_security_level)
    error_message = "A Pod Security Standard must be enforced."
  }

  assert {
    condition     = length(kubernetes_network_policy_v1.deny_ingress) == 1
    error_message = "Pods must accept only the connections that a policy allows."
  }

  assert {
    condition     = !kubernetes_default_service_account_v1.this.automount_service_account_token
    error_message = "Pods must get no API token that they did not ask for."
  }
}
