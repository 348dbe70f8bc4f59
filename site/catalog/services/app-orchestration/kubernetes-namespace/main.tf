locals {
  # Kubernetes takes labels but has no tags; characters that labels can't hold become hyphens.
  tag_labels = {
    for key, value in var.tags :
    trim(replace(key, "/[^A-Za-z0-9._-]/", "-"), "-._") => trim(substr(replace(value, "/[^A-Za-z0-9._-]/", "-"), 0, 63), "-._")
  }
}

resource "kubernetes_namespace_v1" "this" {
  metadata {
    name        = var.name
    annotations = var.annotations

    labels = merge(
      local.tag_labels,
      var.labels,
      {
        "pod-security.kubernetes.io/enforce" = var.pod_security_level
        "pod-security.kubernetes.io/warn"    = var.pod_security_warn_level
      },
    )
  }
}

# Pods that name no service account get this one, and shouldn't find a token for the API that they never asked for.
resource "kubernetes_default_service_account_v1" "this" {
  automount_service_account_token = var.mount_default_service_account_token

  metadata {
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }
}

resource "kubernetes_resource_quota_v1" "this" {
  count = length(var.resource_quota) > 0 ? 1 : 0

  metadata {
    name      = "quota"
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }

  spec {
    hard = var.resource_quota
  }
}

resource "kubernetes_limit_range_v1" "this" {
  count = var.container_defaults == null ? 0 : 1

  metadata {
    name      = "container-defaults"
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }

  spec {
    limit {
      type            = "Container"
      default         = var.container_defaults.limits
      default_request = var.container_defaults.requests
    }
  }
}
