resource "aws_vpc" "this" {
  cidr_block                           = var.cidr_block
  instance_tenancy                     = var.instance_tenancy
  enable_dns_support                   = true
  enable_dns_hostnames                 = true
  assign_generated_ipv6_cidr_block     = var.enable_ipv6
  enable_network_address_usage_metrics = var.enable_network_address_usage_metrics
  tags                                 = merge(var.tags, { Name = var.name })
}

resource "aws_vpc_ipv4_cidr_block_association" "secondary" {
  for_each = var.secondary_cidr_blocks

  vpc_id     = aws_vpc.this.id
  cidr_block = each.value
}

resource "aws_internet_gateway" "this" {
  count = var.create_internet_gateway ? 1 : 0

  vpc_id = aws_vpc.this.id
  tags   = merge(var.tags, { Name = var.name })
}

resource "aws_egress_only_internet_gateway" "this" {
  count = var.create_egress_only_internet_gateway ? 1 : 0

  vpc_id = aws_vpc.this.id
  tags   = merge(var.tags, { Name = var.name })
}

# A subnet without its own route table falls back to the main one. Without routes it stays inside the VPC.
resource "aws_default_route_table" "main" {
  default_route_table_id = aws_vpc.this.default_route_table_id
  route                  = []
  tags                   = merge(var.tags, { Name = "${var.name}-main-unused" })
}

resource "aws_default_network_acl" "this" {
  count = var.restrict_default_network_acl ? 1 : 0

  default_network_acl_id = aws_vpc.this.default_network_acl_id
  tags                   = merge(var.tags, { Name = "${var.name}-default-unused" })

  # Every subnet begins with this ACL and leaves it as soon as it has its own.
  lifecycle {
    ignore_changes = [subnet_ids]
  }
}

resource "aws_default_security_group" "this" {
  count = var.restrict_default_security_group ? 1 : 0

  vpc_id = aws_vpc.this.id
  tags   = merge(var.tags, { Name = "${var.name}-default-unused" })
}

resource "aws_vpc_dhcp_options" "this" {
  count = var.dhcp_options == null ? 0 : 1

  domain_name         = var.dhcp_options.domain_name
  domain_name_servers = var.dhcp_options.domain_name_servers
  ntp_servers         = var.dhcp_options.ntp_servers
  tags                = merge(var.tags, { Name = var.name })
}

resource "aws_vpc_dhcp_options_association" "this" {
  count = var.dhcp_options == null ? 0 : 1

  vpc_id          = aws_vpc.this.id
  dhcp_options_id = aws_vpc_dhcp_options.this[0].id
}
