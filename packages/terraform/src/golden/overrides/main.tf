variable "name" {
  type        = string
  description = "From main."
  default     = "main"
}

resource "aws_instance" "this" {
  ami = "a"
}
