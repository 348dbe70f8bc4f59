output "name" {
  description = "Name of the namespace. Resources that depend on this output wait until the quota and the defaults are in place."
  value       = kubernetes_namespace_v1.this.metadata[0].name

  depends_on = [
    kubernetes_default_service_account_v1.this,
    kubernetes_limit_range_v1.this,
    kubernetes_resource_quota_v1.this,
  ]
}

output "uid" {
  description = "Unique ID that Kubernetes assigned to the namespace."
  value       = kubernetes_namespace_v1.this.metadata[0].uid
}

output "labels" {
  description = "Labels to add to the namespace."
  value       = kubernetes_namespace_v1.this.metadata[0].labels
}

output "pod_security_level" {
  description = "Pod Security Standard that pods must meet."
  value       = var.pod_security_level
}

output "group_role_bindings" {
  description = "Names of the role bindings for groups, by role."
  value       = { for role, binding in kubernetes_role_binding_v1.groups : role => binding.metadata[0].name }
}

output "custom_role_names" {
  description = "Names of the custom roles."
  value       = keys(kubernetes_role_v1.custom)
}
