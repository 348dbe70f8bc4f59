output "job_id" {
  description = "ID of the weekly job, or null if none is created."
  value       = one(aws_macie2_classification_job.this[*].id)
}
