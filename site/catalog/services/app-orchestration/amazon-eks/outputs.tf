output "cluster_name" {
  description = "Name of the cluster."
  value       = module.cluster.cluster_name
}

output "cluster_arn" {
  description = "ARN of the cluster."
  value       = module.cluster.cluster_arn
}

output "cluster_version" {
  description = "Kubernetes minor version of the control plane."
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
  description = "ID of the security group that EKS creates for the control plane and the nodes."
  value       = module.cluster.cluster_security_group_id
}

output "cluster_service_ipv4_cidr" {
  description = "CIDR block for Kubernetes service addresses."
  value       = module.cluster.cluster_service_ipv4_cidr
}

output "api_security_group_id" {
  description = "ID of the security group that controls access to the API from within the VPC."
  value       = module.api_security_group.security_group_id
}

output "cluster_role_arn" {
  description = "ARN of the control plane role."
  value       = module.cluster.cluster_role_arn
}

output "oidc_provider_arn" {
  description = "ARN of the IAM identity provider for service accounts."
  value       = module.cluster.oidc_provider_arn
}

output "oidc_provider_url" {
  description = "Issuer URL of the identity provider, without `https://`."
  value       = module.cluster.oidc_provider_url
}

output "kms_key_arn" {
  description = "ARN of the KMS key that encrypts Kubernetes secrets."
  value       = local.kms_key_arn
}

output "log_group_name" {
  description = "Name of the control plane log group."
  value       = module.cluster.log_group_name
}

output "addon_versions" {
  description = "Installed version of every add-on, by add-on name."
  value       = module.addons.addon_versions
}

output "fargate_role_arn" {
  description = "ARN of the Fargate pod role, or null if there are no Fargate profiles."
  value       = one(module.fargate_role[*].role_arn)
}
