output "analyzer_arn" {
  description = "The ARN of the analyzer."
  value       = aws_accessanalyzer_analyzer.this.arn
}

output "analyzer_name" {
  description = "The name of the analyzer."
  value       = aws_accessanalyzer_analyzer.this.analyzer_name
}
