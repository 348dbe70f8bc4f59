output "deployment_name" {
  description = "Name of the deployment."
  value       = kubernetes_deployment_v1.this.metadata[0].name
}

output "service_name" {
  description = "Name of the Kubernetes service."
  value       = kubernetes_service_v1.this.metadata[0].name
}

output "service_dns_name" {
  description = "DNS name that other pods in the cluster use to reach the service."
  value       = "${kubernetes_service_v1.this.metadata[0].name}.${var.namespace}.svc.cluster.local"
}

output "service_account_name" {
  description = "Name of the service account."
  value       = kubernetes_service_account_v1.this.metadata[0].name
}

output "iam_role_arn" {
  description = "ARN of the pods' IAM role, or null if there isn't one."
  value       = one(concat(module.role[*].role_arn, module.pod_identity_role[*].role_arn))
}

output "iam_role_name" {
  description = "Name of the pods' IAM role, or null if there isn't one."
  value       = one(concat(module.role[*].role_name, module.pod_identity_role[*].role_name))
}

output "load_balancer_hostname" {
  description = "DNS name of the ingress load balancer, or null if there's no ingress."
  value       = one(kubernetes_ingress_v1.this[*].status[0].load_balancer[0].ingress[0].hostname)
}
