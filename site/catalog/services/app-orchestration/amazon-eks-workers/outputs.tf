output "managed_node_group_names" {
  description = "Full names of the managed node groups, including their suffixes, by group name."
  value       = { for name, group in module.managed_node_group : name => group.node_group_name }
}

output "managed_node_group_arns" {
  description = "ARNs of the managed node groups, by name."
  value       = { for name, group in module.managed_node_group : name => group.node_group_arn }
}

output "autoscaling_group_names" {
  description = "Names of the Auto Scaling groups, by node group name."
  value       = local.group_names
}

output "managed_node_role_arn" {
  description = "ARN of the managed node role, or null if there are no managed groups."
  value       = one(module.managed_node_role[*].role_arn)
}

output "self_managed_node_role_arn" {
  description = "ARN of the self-managed node role, or null if there are no self-managed groups."
  value       = one(module.self_managed_node_role[*].role_arn)
}

output "node_security_group_ids" {
  description = "IDs of the security groups attached to the nodes."
  value       = local.node_security_group_ids
}

output "alarm_arns" {
  description = "ARNs of the alarms, by name."
  value       = module.alarms.alarm_arns
}
