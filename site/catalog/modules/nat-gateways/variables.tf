variable "name" {
  description = "Name of the VPC, used as a prefix for gateway names."
  type        = string
  nullable    = false
}

variable "public_subnet_ids" {
  description = "IDs of the public subnets, by Availability Zone. The module creates one gateway per entry."
  type        = map(string)
  nullable    = false
}

variable "allocation_ids" {
  description = "Allocation IDs of existing Elastic IP addresses, by Availability Zone. The module allocates new addresses for zones that you don't list."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the gateways and their addresses."
  type        = map(string)
  default     = {}
  nullable    = false
}
