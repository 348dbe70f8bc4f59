# Load balancers reject a certificate that isn't issued, so anyone who uses the ARN waits for it.
output "certificate_arn" {
  description = "ARN of the certificate, which is already issued unless `wait_for_validation` is false."
  value       = var.wait_for_validation ? aws_acm_certificate_validation.this[0].certificate_arn : aws_acm_certificate.this.arn
}

output "validation_record_names" {
  description = "Names of the validation records. Don't delete these records, because ACM checks them at every renewal."
  value       = [for record in aws_route53_record.validation : record.fqdn]
}
