output "node_group_name" {
  description = "Name of the node group, including its suffix."
  value       = aws_eks_node_group.this.node_group_name
}

output "node_group_arn" {
  description = "ARN of the node group."
  value       = aws_eks_node_group.this.arn
}

output "autoscaling_group_names" {
  description = "Names of the Auto Scaling groups that EKS created for the node group."
  value       = flatten([for resource in aws_eks_node_group.this.resources : [for group in resource.autoscaling_groups : group.name]])
}

output "launch_template_id" {
  description = "ID of the launch template."
  value       = aws_launch_template.this.id
}
