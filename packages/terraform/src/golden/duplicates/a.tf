variable "name" {
  type = string
}

output "id" {
  value = 1
}
