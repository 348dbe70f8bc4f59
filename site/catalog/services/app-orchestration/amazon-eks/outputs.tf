output "cluster_name" {
  description = "Name of the cluster."
  value       = module.cluster.cluster_name
}

output "cluster_arn" {
  description = "ARN of the cluster."
  value       = module.cluster.cluster_arn
}

output "cluster_version" {
  description = "Minor version of Kubernetes that the control plane runs."
  value       = module.cluster.cluster_version
}

output "cluster_endpoint" {
  description = "URL of the Kubernetes API."
  value       = module.cluster.cluster_endpoint
}

output "cluster_certificate_authority_data" {
  description = "Base64-encoded certificate of the cluster's certificate authority, as used in a kubeconfig file."
  value       = module.cluster.cluster_certificate_authority_data
}

output "cluster_security_group_id" {
  description = "ID of the security group that EKS creates for control plane and nodes."
  value       = module.cluster.cluster_security_group_id
}

output "cluster_service_ipv4_cidr" {
  description = "CIDR block of the addresses of Kubernetes services."
  value       = module.cluster.cluster_service_ipv4_cidr
}

output "api_security_group_id" {
  description = "ID of the security group that controls access to the API from the VPC."
  value       = module.api_security_group.security_group_id
}

output "cluster_role_arn" {
  description = "ARN of the role of the control plane."
  value       = module.cluster.cluster_role_arn
}

output "oidc_provider_arn" {
  description = "ARN of the IAM identity provider for service accounts."
  value       = module.cluster.oidc_provider_arn
}

output "oidc_provider_url" {
  description = "Issuer of the identity provider without `https://`."
  value       = module.cluster.oidc_provider_url
}

output "kms_key_arn" {
  description = "ARN of the key that encrypts Kubernetes secrets."
  value       = local.kms_key_arn
}

output "log_group_name" {
  description = "Name of the log group of the control plane."
  value       = module.cluster.log_group_name
}

output "addon_versions" {
  description = "Installed version of every add-on by name."
  value       = module.addons.addon_versions
}

output "fargate_role_arn" {
  description = "ARN of the role of Fargate pods, or null without profiles."
  value       = one(module.fargate_role[*].role_arn)
}
