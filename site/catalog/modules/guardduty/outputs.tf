output "detector_id" {
  description = "ID of the detector."
  value       = aws_guardduty_detector.this.id
}

output "detector_arn" {
  description = "ARN of the detector."
  value       = aws_guardduty_detector.this.arn
}
