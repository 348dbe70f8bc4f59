variable "anything" {
  type = any
}

variable "items" {
  type = list(any)
}

variable "pair" {
  type = tuple([string, number])
}

variable "nested" {
  type = set(tuple([string, map(any)]))
}
