output "alarm_arns" {
  description = "ARNs of the alarms, by their keys in `alarms`."
  value       = { for key, alarm in aws_cloudwatch_metric_alarm.this : key => alarm.arn }
}

output "alarm_names" {
  description = "Full names of the alarms, by their keys in `alarms`."
  value       = { for key, alarm in aws_cloudwatch_metric_alarm.this : key => alarm.alarm_name }
}
