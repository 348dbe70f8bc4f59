variable "required" {
  type = string
}

variable "null_default" {
  type    = string
  default = null
}

variable "empty_string" {
  type    = string
  default = ""
}

variable "zero" {
  type    = number
  default = 0
}

variable "no" {
  type    = bool
  default = false
}

variable "empty_list" {
  type    = list(string)
  default = []
}

variable "empty_map" {
  type    = map(string)
  default = {}
}
