output "repository_name" {
  description = "Name of the repository."
  value       = aws_ecr_repository.this.name
}

output "repository_arn" {
  description = "ARN of the repository."
  value       = aws_ecr_repository.this.arn
}

output "repository_url" {
  description = "Repository URL to push to and pull from, without a tag."
  value       = aws_ecr_repository.this.repository_url
}

output "registry_id" {
  description = "ID of the account whose registry contains the repository."
  value       = aws_ecr_repository.this.registry_id
}
