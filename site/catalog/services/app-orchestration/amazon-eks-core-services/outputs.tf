output "addon_versions" {
  description = "Installed version of every EKS add-on, by add-on name."
  value       = module.addons.addon_versions
}

output "default_storage_class" {
  description = "Name of the default storage class, or null if the EBS driver isn't installed."
  value       = one(kubernetes_storage_class_v1.encrypted[*].metadata[0].name)
}

output "ebs_csi_role_arn" {
  description = "ARN of the EBS driver role, or null if the driver isn't installed."
  value       = one(module.ebs_csi_role[*].role_arn)
}

output "load_balancer_controller_role_arn" {
  description = "ARN of the load balancer controller role, or null if the controller isn't installed."
  value       = one(module.load_balancer_role[*].role_arn)
}

output "cluster_autoscaler_role_arn" {
  description = "ARN of the Cluster Autoscaler role, or null if the Cluster Autoscaler isn't installed."
  value       = one(module.autoscaler_role[*].role_arn)
}

output "external_dns_role_arn" {
  description = "ARN of the ExternalDNS role, or null if ExternalDNS isn't installed."
  value       = one(module.external_dns_role[*].role_arn)
}

output "container_insights_role_arn" {
  description = "ARN of the CloudWatch agent role, or null if Container Insights is turned off."
  value       = one(module.insights_role[*].role_arn)
}

output "alarm_arns" {
  description = "ARNs of the alarms, by name."
  value       = module.insights_alarms.alarm_arns
}

output "container_log_group_name" {
  description = "Name of the log group for container logs, or null if container logs are turned off."
  value       = one(module.log_group[*].log_group_name)
}
