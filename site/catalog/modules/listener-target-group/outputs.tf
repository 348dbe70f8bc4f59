output "target_group_arn" {
  description = "ARN of the target group. Resources that depend on this output also wait for the listener rules, as ECS requires."
  value       = aws_lb_target_group.this.arn
  depends_on  = [aws_lb_listener_rule.this]
}

output "target_group_arn_suffix" {
  description = "ARN suffix of the target group, used as the `TargetGroup` dimension in CloudWatch."
  value       = aws_lb_target_group.this.arn_suffix
}

output "target_group_name" {
  description = "Name of the target group."
  value       = aws_lb_target_group.this.name
}

output "listener_rule_arns" {
  description = "ARNs of the listener rules, by name."
  value       = { for name, rule in aws_lb_listener_rule.this : name => rule.arn }
}
