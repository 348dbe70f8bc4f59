locals {
  # The groups of every built-in Kubernetes role.
  role_groups = {
    admin = var.admin_groups
    edit  = var.editor_groups
    view  = var.viewer_groups
  }
}

resource "kubernetes_role_binding_v1" "groups" {
  for_each = { for role, groups in local.role_groups : role => groups if length(groups) > 0 }

  metadata {
    name      = "namespace-${each.key}"
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }

  role_ref {
    api_group = "rbac.authorization.k8s.io"
    kind      = "ClusterRole"
    name      = each.key
  }

  dynamic "subject" {
    for_each = each.value

    content {
      api_group = "rbac.authorization.k8s.io"
      kind      = "Group"
      name      = subject.value
    }
  }
}

resource "kubernetes_role_v1" "custom" {
  for_each = var.custom_roles

  metadata {
    name      = each.key
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }

  dynamic "rule" {
    for_each = each.value.rules

    content {
      api_groups     = rule.value.api_groups
      resources      = rule.value.resources
      verbs          = rule.value.verbs
      resource_names = rule.value.resource_names
    }
  }
}

resource "kubernetes_role_binding_v1" "custom" {
  for_each = { for name, role in var.custom_roles : name => role if length(role.groups) + length(role.service_accounts) > 0 }

  metadata {
    name      = each.key
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }

  role_ref {
    api_group = "rbac.authorization.k8s.io"
    kind      = "Role"
    name      = kubernetes_role_v1.custom[each.key].metadata[0].name
  }

  dynamic "subject" {
    for_each = each.value.groups

    content {
      api_group = "rbac.authorization.k8s.io"
      kind      = "Group"
      name      = subject.value
    }
  }

  dynamic "subject" {
    for_each = each.value.service_accounts

    content {
      api_group = ""
      kind      = "ServiceAccount"
      name      = subject.value
      namespace = kubernetes_namespace_v1.this.metadata[0].name
    }
  }
}
