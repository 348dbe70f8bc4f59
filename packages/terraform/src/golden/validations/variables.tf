variable "size" {
  type = number

  validation {
    condition     = var.size > 0
    error_message = "The size must be positive."
  }

  validation {
    condition     = var.size < 100
    error_message = <<-EOT
      The size must be below 100,
      or the account runs dry.
    EOT
  }

  validation {
    condition     = !contains([13], var.size)
    error_message = "The size ${var.size} brings bad luck."
  }
}
