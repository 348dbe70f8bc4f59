output "analyzer_arn" {
  description = "ARN of the analyzer."
  value       = aws_accessanalyzer_analyzer.this.arn
}

output "analyzer_name" {
  description = "Name of the access analyzer."
  value       = aws_accessanalyzer_analyzer.this.analyzer_name
}
