variable "standards" {
  description = "The standards that Security Hub checks: `cis-1.2.0`, `cis-1.4.0`, `cis-3.0.0`, `cis-5.0.0`, and `foundational`. A control that several of them have is checked once."
  type        = set(string)
  default     = ["cis-5.0.0"]
  nullable    = false

  validation {
    condition     = length(setsubtract(var.standards, ["cis-1.2.0", "cis-1.4.0", "cis-3.0.0", "cis-5.0.0", "foundational"])) == 0
    error_message = "A standard is cis-1.2.0, cis-1.4.0, cis-3.0.0, cis-5.0.0 or foundational."
  }
}

variable "auto_enable_controls" {
  description = "Whether to check controls that AWS later adds to a standard as soon as they're released."
  type        = bool
  default     = true
  nullable    = false
}

variable "aggregate_regions" {
  description = "Whether this region aggregates the findings of all other regions. Set it to true in only one region of an account."
  type        = bool
  default     = false
  nullable    = false
}
