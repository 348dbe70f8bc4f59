variable "name" {
  default = "override"
}
