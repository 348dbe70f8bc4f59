variable "name" {
  description = "Name of the VPC, with which the names of the gateways begin."
  type        = string
  nullable    = false
}

variable "public_subnet_ids" {
  description = "The public subnet for every gateway, by Availability Zone. There is one gateway for every entry."
  type        = map(string)
  nullable    = false
}

variable "allocation_ids" {
  description = "Allocation IDs of Elastic IPs that exist already, by Availability Zone. Zones that aren't named get a new address."
  type        = map(string)
  default     = {}
  nullable    = false
}

variable "tags" {
  description = "Tags of the gateways and their addresses."
  type        = map(string)
  default     = {}
  nullable    = false
}
