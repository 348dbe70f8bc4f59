resource "aws_network_acl" "this" {
  vpc_id = var.vpc_id
  tags   = merge(var.tags, { Name = var.name })

  # Associations are created below, after the rules.
  lifecycle {
    ignore_changes = [subnet_ids]
  }
}

resource "aws_network_acl_rule" "ingress" {
  for_each = var.ingress_rules

  network_acl_id  = aws_network_acl.this.id
  egress          = false
  rule_number     = each.value.rule_number
  rule_action     = each.value.action
  protocol        = each.value.protocol
  from_port       = each.value.from_port
  to_port         = each.value.to_port
  cidr_block      = each.value.cidr_block
  ipv6_cidr_block = each.value.ipv6_cidr_block
  icmp_type       = contains(["icmp", "icmpv6", "1", "58"], each.value.protocol) ? -1 : null
  icmp_code       = contains(["icmp", "icmpv6", "1", "58"], each.value.protocol) ? -1 : null
}

resource "aws_network_acl_rule" "egress" {
  for_each = var.egress_rules

  network_acl_id  = aws_network_acl.this.id
  egress          = true
  rule_number     = each.value.rule_number
  rule_action     = each.value.action
  protocol        = each.value.protocol
  from_port       = each.value.from_port
  to_port         = each.value.to_port
  cidr_block      = each.value.cidr_block
  ipv6_cidr_block = each.value.ipv6_cidr_block
  icmp_type       = contains(["icmp", "icmpv6", "1", "58"], each.value.protocol) ? -1 : null
  icmp_code       = contains(["icmp", "icmpv6", "1", "58"], each.value.protocol) ? -1 : null
}

# An ACL without rules denies everything, so the subnets get it only once its rules are there.
resource "aws_network_acl_association" "subnet" {
  for_each = var.subnet_ids

  network_acl_id = aws_network_acl.this.id
  subnet_id      = each.value

  depends_on = [aws_network_acl_rule.ingress, aws_network_acl_rule.egress]
}

# Earlier releases counted associations by position. To destroy one of those would hand its subnet to the default ACL, perhaps after its
# successor has taken it, so they're forgotten instead: an association that is made anew replaces the subnet's own.
removed {
  from = aws_network_acl_association.this

  lifecycle {
    destroy = false
  }
}
