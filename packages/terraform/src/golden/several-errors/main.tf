variable "first" {
  type = strin
}

variable "second" {
  default = [1 2]
}

variable "third" {
  description = "never closed
}

variable "emoji" {
  default = "😀😀" oops
}

variable "fine" {
  type = string
}

variable "fifth" {
  type = list(string, number)
