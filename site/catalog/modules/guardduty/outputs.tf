output "detector_id" {
  description = "The ID of the detector."
  value       = aws_guardduty_detector.this.id
}

output "detector_arn" {
  description = "The ARN of the detector."
  value       = aws_guardduty_detector.this.arn
}
