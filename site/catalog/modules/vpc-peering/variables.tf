variable "name" {
  description = "Name of the peering connection, such as `mgmt-to-app`."
  type        = string
  nullable    = false
}

variable "requester_vpc_id" {
  description = "ID of the VPC that requests the connection."
  type        = string
  nullable    = false
}

variable "requester_cidr_blocks" {
  description = "IPv4 CIDR blocks in the requester VPC to add routes for in the accepter VPC."
  type        = list(string)
  nullable    = false
}

variable "requester_route_table_ids" {
  description = "IDs of the requester's route tables in which to add routes to the accepter."
  type        = list(string)
  nullable    = false
}

variable "accepter_vpc_id" {
  description = "ID of the VPC that accepts the connection. It must be in the same account and region."
  type        = string
  nullable    = false
}

variable "accepter_cidr_blocks" {
  description = "IPv4 CIDR blocks in the accepter VPC to add routes for in the requester VPC."
  type        = list(string)
  nullable    = false
}

variable "accepter_route_table_ids" {
  description = "IDs of the accepter's route tables in which to add routes to the requester."
  type        = list(string)
  nullable    = false
}

variable "allow_remote_dns_resolution" {
  description = "Whether public hostnames of instances resolve to private addresses when queried from the other VPC."
  type        = bool
  default     = true
  nullable    = false
}

variable "tags" {
  description = "Tags to apply to the peering connection."
  type        = map(string)
  default     = {}
  nullable    = false
}
