variable "settings" {
  type = object({
    name = string
    size = optional(number)
    tier = optional(string, "basic")
    disk = optional(object({
      kind = optional(string, "ssd")
      gb   = optional(number, 20)
      iops = optional(number)
    }), {})
  })
  default = {
    name = "main"
  }
}

variable "groups" {
  type = map(object({
    weight = optional(number, 1)
    tags   = optional(list(string), [])
  }))
  default = {
    first  = {}
    second = { weight = 5, tags = null }
  }
}
