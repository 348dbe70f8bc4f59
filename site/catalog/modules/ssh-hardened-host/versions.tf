terraform {
  required_version = ">= 1.10.0"
}
