output "deployment_name" {
  description = "Name of the deployment."
  value       = kubernetes_deployment_v1.this.metadata[0].name
}

output "service_name" {
  description = "Name of the Kubernetes service."
  value       = kubernetes_service_v1.this.metadata[0].name
}

output "service_dns_name" {
  description = "Name by which other pods of the cluster reach the service."
  value       = "${kubernetes_service_v1.this.metadata[0].name}.${var.namespace}.svc.cluster.local"
}

output "service_account_name" {
  description = "Name of the service account."
  value       = kubernetes_service_account_v1.this.metadata[0].name
}

output "iam_role_arn" {
  description = "ARN of the IAM role of the pods, or null without one."
  value       = one(concat(module.role[*].role_arn, module.pod_identity_role[*].role_arn))
}

output "iam_role_name" {
  description = "Name of the IAM role of the pods, or null without one."
  value       = one(concat(module.role[*].role_name, module.pod_identity_role[*].role_name))
}

output "load_balancer_hostname" {
  description = "DNS name of the load balancer of the ingress, or null without an ingress."
  value       = one(kubernetes_ingress_v1.this[*].status[0].load_balancer[0].ingress[0].hostname)
}
