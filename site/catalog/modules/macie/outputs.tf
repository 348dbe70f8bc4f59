output "job_id" {
  description = "ID of the weekly job, or null."
  value       = one(aws_macie2_classification_job.this[*].id)
}
