output "alarm_arns" {
  description = "ARNs of the alarms, by name without the prefix."
  value       = module.alarms.alarm_arns
}

output "metric_filter_names" {
  description = "Names of the metric filters, by alarm name."
  value       = { for key, filter in aws_cloudwatch_log_metric_filter.this : key => filter.name }
}
