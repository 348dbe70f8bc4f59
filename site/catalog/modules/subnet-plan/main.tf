locals {
  computed_tiers = { for name, tier in var.tiers : name => tier if tier.cidr_blocks == null }
  explicit_tiers = { for name, tier in var.tiers : name => tier if tier.cidr_blocks != null }

  # First step: a tier is one block of the network, for example the second eighth of it.
  computed_tier_blocks = {
    for name, tier in local.computed_tiers : name => try(cidrsubnet(var.cidr_block, tier.tier_bits, tier.tier_index), null)
  }

  # Second step: the zones share out the tier's block. What doesn't fit becomes null here and an error at the outputs,
  # which can say more about the cause than cidrsubnet does.
  computed_subnets = {
    for name, tier in local.computed_tiers : name => {
      for number, zone in var.availability_zones : zone => try(cidrsubnet(local.computed_tier_blocks[name], tier.subnet_bits, number), null)
    }
  }

  explicit_subnets = {
    for name, tier in local.explicit_tiers : name => {
      for number, zone in var.availability_zones : zone => try(tier.cidr_blocks[number], null)
    }
  }

  subnets = merge(local.computed_subnets, local.explicit_subnets)

  tier_blocks = merge(
    { for name, block in local.computed_tier_blocks : name => block == null ? [] : [block] },
    { for name, tier in local.explicit_tiers : name => tier.cidr_blocks },
  )

  unplaced = flatten([
    for name, zones in local.subnets : [for zone, block in zones : "${name} in ${zone}" if block == null]
  ])

  wrong_size = flatten([
    for name, zones in local.subnets : [
      for zone, block in zones : "${name} in ${zone} (${block})"
      if block == null ? false : tonumber(split("/", block)[1]) < 16 || tonumber(split("/", block)[1]) > 28
    ]
  ])

  computed_names = sort(keys(local.computed_tiers))

  # Aligned blocks overlap only if one contains the other: cut both indexes down to the shorter prefix and compare.
  overlaps = flatten([
    for i, first in local.computed_names : [
      for j, second in local.computed_names : "${first} and ${second}"
      if j > i && (
        floor(local.computed_tiers[first].tier_index / pow(2, max(0, local.computed_tiers[first].tier_bits - local.computed_tiers[second].tier_bits)))
        ==
        floor(local.computed_tiers[second].tier_index / pow(2, max(0, local.computed_tiers[second].tier_bits - local.computed_tiers[first].tier_bits)))
      )
    ]
  ])
}
