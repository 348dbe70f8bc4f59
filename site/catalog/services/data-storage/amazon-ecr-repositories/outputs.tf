output "repository_urls" {
  description = "Repository URLs to push to and pull from, without a tag, by their keys in `repositories`."
  value       = { for key, repository in module.repository : key => repository.repository_url }
}

output "repository_arns" {
  description = "ARNs of the repositories, by their keys in `repositories`."
  value       = { for key, repository in module.repository : key => repository.repository_arn }
}

output "repository_names" {
  description = "Full names of the repositories, by their keys in `repositories`."
  value       = { for key, repository in module.repository : key => repository.repository_name }
}

output "registry_id" {
  description = "ID of the account whose registry contains the repositories."
  value       = data.aws_caller_identity.current.account_id
}

output "pull_through_cache_prefixes" {
  description = "Repository prefixes for pulling images from public registries."
  value       = keys(aws_ecr_pull_through_cache_rule.this)
}

output "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the images, or null if ECR uses its own keys."
  value       = local.kms_key_arn
}
