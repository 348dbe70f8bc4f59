output "region" {
  description = "Name of the region that was set up."
  value       = local.region
}

output "config_recorder_name" {
  description = "Name of the AWS Config recorder, or null if none is created."
  value       = one(module.config_recorder[*].recorder_name)
}

output "guardduty_detector_id" {
  description = "ID of the GuardDuty detector, or null if none is created."
  value       = one(module.guardduty[*].detector_id)
}

output "access_analyzer_arn" {
  description = "ARN of the access analyzer, or null if none is created."
  value       = one(module.access_analyzer[*].analyzer_arn)
}
