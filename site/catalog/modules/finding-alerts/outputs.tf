output "bus_arn" {
  description = "ARN of the event bus that other regions send their findings to."
  value       = local.bus_arn
}

output "forward_role_arn" {
  description = "ARN of the role that EventBridge uses to send findings here from other regions."
  value       = module.forward_role.role_arn
}

output "event_sources" {
  description = "Event sources that other regions send, such as `aws.guardduty`."
  value       = [for source in sort(var.sources) : "aws.${source}"]
}
