variable "other" {
  type       = string
  deprecated = "Use `kept`."
  ephemeral  = true
  nullable   = false
  sensitive  = true
}
