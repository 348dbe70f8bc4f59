terraform {
  required_version = ">= 1.10.0"
}

module "subnet_plan" {
  source = "../.."

  cidr_block         = "10.2.0.0/16"
  availability_zones = ["eu-west-1a", "eu-west-1b", "eu-west-1c"]

  tiers = {
    # A tier is a block of the network, and each zone has a part of it.
    public      = { tier_bits = 4, tier_index = 0, subnet_bits = 2 }
    private-app = { tier_bits = 2, tier_index = 1, subnet_bits = 2 }

    # Or name the blocks, one per zone.
    partners = {
      tier_bits   = 4
      tier_index  = 2
      subnet_bits = 2
      cidr_blocks = ["10.2.128.0/24", "10.2.129.0/24", "10.2.130.0/24"]
    }
  }
}

output "public_blocks" {
  description = "The block of the public subnet in every zone."
  value       = module.subnet_plan.subnet_cidr_blocks["public"]
}
