output "role_arn" {
  description = "ARN of the role."
  value       = aws_iam_role.this.arn
}

output "role_name" {
  description = "Name of the role."
  value       = aws_iam_role.this.name
}

output "role_unique_id" {
  description = "Unique ID of the role, which never changes. It's used in `aws:userid`."
  value       = aws_iam_role.this.unique_id
}

output "instance_profile_name" {
  description = "Name of the instance profile, or null if none is created."
  value       = one(aws_iam_instance_profile.this[*].name)
}

output "instance_profile_arn" {
  description = "ARN of the instance profile, or null if none is created."
  value       = one(aws_iam_instance_profile.this[*].arn)
}
