variable "untyped" {}

variable unquoted {
  type = "string"
}

variable "quoted_list" {
  type = "list"
}

variable "bare_list" {
  type = list
}

variable "bare_map" {
  type = map
}
