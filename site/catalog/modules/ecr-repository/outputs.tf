output "repository_name" {
  description = "The name of the repository."
  value       = aws_ecr_repository.this.name
}

output "repository_arn" {
  description = "The ARN of the repository."
  value       = aws_ecr_repository.this.arn
}

output "repository_url" {
  description = "The address to push to and pull from, without a tag."
  value       = aws_ecr_repository.this.repository_url
}

output "registry_id" {
  description = "The ID of the account whose registry holds the repository."
  value       = aws_ecr_repository.this.registry_id
}
