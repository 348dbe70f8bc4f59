variable "large" {
  type    = number
  default = 12345678901234567890
}

variable "money" {
  type    = number
  default = -1.50
}

variable "exponent" {
  type    = number
  default = 1e3
}

variable "precise" {
  type    = list(number)
  default = [0.1234567890123456789, 1.0]
}
