terraform {
  required_version = ">= 1.9"
}

variable "name" {
  type        = string
  description = "A name."
}

variable "state" {
  type    = string
  default = "open"
}

variable "old" {
  type    = string
  default = null
}

output "id" {
  value = "a"
}
