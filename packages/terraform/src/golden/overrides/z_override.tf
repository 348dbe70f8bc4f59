variable "name" {
  default = "last"
}

resource "aws_instance" "this" {
  provider = other.west
}
