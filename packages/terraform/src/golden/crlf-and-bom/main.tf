# Windows.
variable "name" {
  type        = string
  description = "😀 é" /* 😀 */
}

/* 😀😀 */ output "id" {
  value = <<-EOT
    a
      b
  EOT
}
