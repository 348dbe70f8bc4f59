variable "standards" {
  description = "Standards to check in Security Hub: `cis-1.2.0`, `cis-1.4.0`, `cis-3.0.0`, `cis-5.0.0`, and `foundational`. Controls that appear in more than one standard are checked once."
  type        = set(string)
  default     = ["cis-5.0.0"]
  nullable    = false

  validation {
    condition     = length(setsubtract(var.standards, ["cis-1.2.0", "cis-1.4.0", "cis-3.0.0", "cis-5.0.0", "foundational"])) == 0
    error_message = "A standard is cis-1.2.0, cis-1.4.0, cis-3.0.0, cis-5.0.0 or foundational."
  }
}

variable "auto_enable_controls" {
  description = "Whether to automatically enable new controls when AWS adds them to a standard."
  type        = bool
  default     = true
  nullable    = false
}

variable "aggregate_regions" {
  description = "Whether this region aggregates findings from all other regions. Set to true in only one region per account."
  type        = bool
  default     = false
  nullable    = false
}
