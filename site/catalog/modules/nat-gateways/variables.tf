variable "name" {
  description = "Name of the VPC, which is the prefix of the names of the gateways."
  type        = string
  nullable    = false
}

variable "public_subnet_ids" {
  description = "Public subnets, by Availability Zone. The module creates one gateway per entry."
  type        = map(string)
  nullable    = false
}

variable "allocation_ids" {
  description = "Allocation IDs of existing Elastic IPs, by Availability Zone. Zones that you don't list get a new address."
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
