variable "indented" {
  type        = string
  description = <<-EOT
    What it does:

    - lists
      - nested ones
    - `{ braces = "stay" }` and $${not.a.template} and %%{ nor this }

        code = "C:\new"
  EOT
}

variable "plain" {
  type        = string
  description = <<EOT
  Two spaces stay.
EOT
}
