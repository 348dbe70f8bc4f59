output "bus_arn" {
  description = "ARN of the event bus to which other regions send their findings."
  value       = local.bus_arn
}

output "forward_role_arn" {
  description = "ARN of the role with which EventBridge sends findings here from other regions."
  value       = module.forward_role.role_arn
}

output "event_sources" {
  description = "The event sources that other regions send, such as `aws.guardduty`."
  value       = [for source in sort(var.sources) : "aws.${source}"]
}
