variable "name" {
  description = "The name of the VPC, with which the names of the gateways begin."
  type        = string
  nullable    = false
}

variable "public_subnet_ids" {
  description = "The public subnet for each gateway, by availability zone. There is one gateway for each entry."
  type        = map(string)
  nullable    = false
}

variable "allocation_ids" {
  description = "Allocation IDs of Elastic IPs that exist already, by availability zone. Zones that aren't named get a new address."
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
