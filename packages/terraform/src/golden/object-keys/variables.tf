variable "one_line" {
  type = object({ name = string, "quoted key" = number, colon : bool, last = optional(list(string), ["a", "b"]) })
}
