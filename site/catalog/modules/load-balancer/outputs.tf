output "load_balancer_arn" {
  description = "ARN of the load balancer."
  value       = aws_lb.this.arn
}

output "load_balancer_arn_suffix" {
  description = "ARN suffix of the load balancer, used as the `LoadBalancer` dimension in CloudWatch."
  value       = aws_lb.this.arn_suffix
}

output "load_balancer_name" {
  description = "Name of the load balancer."
  value       = aws_lb.this.name
}

output "dns_name" {
  description = "DNS name of the load balancer."
  value       = aws_lb.this.dns_name
}

output "hosted_zone_id" {
  description = "Hosted zone ID of the load balancer. Use it for alias records."
  value       = aws_lb.this.zone_id
}

output "listener_arns" {
  description = "ARNs of the listeners, by name."
  value       = { for name, listener in aws_lb_listener.this : name => listener.arn }
}
