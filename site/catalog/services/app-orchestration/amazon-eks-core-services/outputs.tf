output "addon_versions" {
  description = "Installed version of every EKS add-on by name."
  value       = module.addons.addon_versions
}

output "default_storage_class" {
  description = "Name of the default storage class, or null without the EBS driver."
  value       = one(kubernetes_storage_class_v1.encrypted[*].metadata[0].name)
}

output "ebs_csi_role_arn" {
  description = "ARN of the role of the EBS driver, or null without it."
  value       = one(module.ebs_csi_role[*].role_arn)
}

output "load_balancer_controller_role_arn" {
  description = "ARN of the role of the load balancer controller, or null without it."
  value       = one(module.load_balancer_role[*].role_arn)
}

output "cluster_autoscaler_role_arn" {
  description = "ARN of the role of the Cluster Autoscaler, or null without it."
  value       = one(module.autoscaler_role[*].role_arn)
}

output "external_dns_role_arn" {
  description = "ARN of the role of ExternalDNS, or null without it."
  value       = one(module.external_dns_role[*].role_arn)
}

output "container_insights_role_arn" {
  description = "ARN of the role of the CloudWatch agent, or null without Container Insights."
  value       = one(module.insights_role[*].role_arn)
}

output "alarm_arns" {
  description = "ARNs of the alarms by name."
  value       = module.insights_alarms.alarm_arns
}

output "container_log_group_name" {
  description = "Name of the log group of the containers, or null without container logs."
  value       = one(module.log_group[*].log_group_name)
}
