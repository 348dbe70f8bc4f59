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
  description = "ARN suffix of the load balancer, used as the `LoadBalancer` dimension in CloudWatch."
  value       = module.load_balancer.load_balancer_arn_suffix
}

output "dns_name" {
  description = "DNS name that AWS assigned to the load balancer."
  value       = module.load_balancer.dns_name
}

output "hosted_zone_id" {
  description = "Hosted zone ID of the load balancer. Use it for alias records."
  value       = module.load_balancer.hosted_zone_id
}

output "security_group_id" {
  description = "ID of the load balancer's security group. Targets must allow traffic from it."
  value       = module.security_group.security_group_id
}

output "listener_arns" {
  description = "ARNs of the listeners, by name. Applications add their rules to these listeners."
  value       = module.load_balancer.listener_arns
}

output "https_listener_arns" {
  description = "ARNs of the HTTPS listeners, by name."
  value       = { for name in keys(var.https_listeners) : name => module.load_balancer.listener_arns[name] }
}

output "domain_names" {
  description = "Domain names that resolve to the load balancer."
  value       = keys(var.dns_records)
}

output "access_log_bucket" {
  description = "Name of the bucket for access logs, or null if they're turned off."
  value       = var.access_logs.enabled ? local.log_bucket : null
}

output "alarm_arns" {
  description = "ARNs of the alarms, by short name."
  value       = module.alarms.alarm_arns
}
