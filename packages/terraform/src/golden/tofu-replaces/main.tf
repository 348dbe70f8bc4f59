variable "replaced" {}
