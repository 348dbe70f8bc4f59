output "managed_node_group_names" {
  description = "Names of the managed node groups with their suffixes, by the names given to them."
  value       = { for name, group in module.managed_node_group : name => group.node_group_name }
}

output "managed_node_group_arns" {
  description = "ARNs of the managed node groups, by name."
  value       = { for name, group in module.managed_node_group : name => group.node_group_arn }
}

output "autoscaling_group_names" {
  description = "Names of the Auto Scaling groups behind all groups, by the groups' names."
  value       = local.group_names
}

output "managed_node_role_arn" {
  description = "ARN of the role of managed nodes, or null without managed groups."
  value       = one(module.managed_node_role[*].role_arn)
}

output "self_managed_node_role_arn" {
  description = "ARN of the role of self-managed nodes, or null without self-managed groups."
  value       = one(module.self_managed_node_role[*].role_arn)
}

output "node_security_group_ids" {
  description = "IDs of the security groups of the nodes."
  value       = local.node_security_group_ids
}

output "alarm_arns" {
  description = "ARNs of the alarms by name."
  value       = module.alarms.alarm_arns
}
