mock_provider "aws" {
  source = "../../../tests/mocks"
}

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
    name      = "orders"
    namespace = "orders"
    image     = "111122223333.dkr.ecr.eu-west-1.amazonaws.com/orders:1.4.2"
    replicas  = 2

    ports = {
      http = { container_port = 8080 }
    }
  }

  assert {
    condition     = var.run_as_non_root && var.read_only_root_filesystem && !var.mount_api_token
    error_message = "Containers must not run as root, must have a read-only file system, and must get no API token by default."
  }

  assert {
    condition     = tostring(kubernetes_deployment_v1.this.spec[0].template[0].spec[0].security_context[0].run_as_non_root) == "true"
    error_message = "The pod must not run as root."
  }

  assert {
    condition     = tostring(kubernetes_deployment_v1.this.spec[0].template[0].spec[0].container[0].security_context[0].allow_privilege_escalation) == "false" && contains(kubernetes_deployment_v1.this.spec[0].template[0].spec[0].container[0].security_context[0].capabilities[0].drop, "ALL")
    error_message = "The container must have no extra capabilities."
  }

  assert {
    condition     = kubernetes_deployment_v1.this.spec[0].strategy[0].rolling_update[0].max_unavailable == "0"
    error_message = "Old pods must stay until the new ones are ready."
  }

  assert {
    condition     = length(kubernetes_pod_disruption_budget_v1.this) == 1
    error_message = "Two pods must have a disruption budget."
  }
}
