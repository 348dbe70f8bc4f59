# Copyright of somebody. This licence is not a description.

# ---------------------
# Network
# ---------------------

variable "network" {
  type = object({
    # The address range,
    # in CIDR notation.
    cidr = string

    // How many zones to use.
    zones = number # At least two.

    /* Public subnets. */
    public = bool

    # A banner that a blank line detaches.

    plain = string
    # port = number
    after_commented_out = string

    # Text for a commented-out object.
    # limits = object({
    #   low = number
    # })
    after_commented_block = string
    # The default = the usual one.
    prose_with_equals = string
    logs = optional(object({ # Where logs go.
      bucket = string
    }))
    a = string, b = number # Beside b.
  })
}
