output "id" {
  value = 2
}

variable "name" {
  type = string
}
