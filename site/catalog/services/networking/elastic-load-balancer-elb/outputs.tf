output "load_balancer_arn" {
  description = "ARN of the load balancer."
  value       = module.load_balancer.load_balancer_arn

  precondition {
    condition     = length(setintersection(keys(var.http_listeners), keys(var.https_listeners))) == 0
    error_message = "A name can be used in http_listeners or in https_listeners, but not in both."
  }
}

output "load_balancer_name" {
  description = "Name of the load balancer."
  value       = module.load_balancer.load_balancer_name
}

output "load_balancer_arn_suffix" {
  description = "The part of the ARN that CloudWatch uses as the dimension `LoadBalancer`."
  value       = module.load_balancer.load_balancer_arn_suffix
}

output "dns_name" {
  description = "DNS name that AWS gave the load balancer."
  value       = module.load_balancer.dns_name
}

output "hosted_zone_id" {
  description = "The hosted zone ID of the load balancer, for your alias records."
  value       = module.load_balancer.hosted_zone_id
}

output "security_group_id" {
  description = "ID of the load balancer's security group. Targets must allow it."
  value       = module.security_group.security_group_id
}

output "listener_arns" {
  description = "ARN of every listener, by its name. Applications add their rules to these."
  value       = module.load_balancer.listener_arns
}

output "https_listener_arns" {
  description = "ARN of every HTTPS listener, by its name."
  value       = { for name in keys(var.https_listeners) : name => module.load_balancer.listener_arns[name] }
}

output "domain_names" {
  description = "Domain names that resolve to the load balancer."
  value       = keys(var.dns_records)
}

output "access_log_bucket" {
  description = "Name of the bucket with the access logs, or null if they're off."
  value       = var.access_logs.enabled ? local.log_bucket : null
}

output "alarm_arns" {
  description = "ARNs of the alarms, by their short name."
  value       = module.alarms.alarm_arns
}
