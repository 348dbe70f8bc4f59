resource "kubernetes_network_policy_v1" "deny_ingress" {
  count = var.isolate_network ? 1 : 0

  metadata {
    name      = "deny-ingress"
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }

  spec {
    policy_types = ["Ingress"]

    pod_selector {}
  }
}

# Policies add up: what one of them allows is allowed.
resource "kubernetes_network_policy_v1" "allow_same_namespace" {
  count = var.isolate_network ? 1 : 0

  metadata {
    name      = "allow-same-namespace"
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }

  spec {
    policy_types = ["Ingress"]

    pod_selector {}

    ingress {
      from {
        pod_selector {}
      }
    }
  }
}

resource "kubernetes_network_policy_v1" "allow_namespaces" {
  count = var.isolate_network && length(var.allow_from_namespaces) > 0 ? 1 : 0

  metadata {
    name      = "allow-namespaces"
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }

  spec {
    policy_types = ["Ingress"]

    pod_selector {}

    ingress {
      from {
        namespace_selector {
          match_expressions {
            key      = "kubernetes.io/metadata.name"
            operator = "In"
            values   = var.allow_from_namespaces
          }
        }
      }
    }
  }
}

resource "kubernetes_network_policy_v1" "allow_cidr_blocks" {
  count = var.isolate_network && length(var.allow_from_cidr_blocks) > 0 ? 1 : 0

  metadata {
    name      = "allow-cidr-blocks"
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }

  spec {
    policy_types = ["Ingress"]

    pod_selector {}

    ingress {
      dynamic "from" {
        for_each = var.allow_from_cidr_blocks

        content {
          ip_block {
            cidr = from.value
          }
        }
      }
    }
  }
}
