locals {
  cluster_tags = { for name in var.eks_cluster_names : "kubernetes.io/cluster/${name}" => "shared" }

  # The load balancer controller looks for these: `elb` for public load balancers, `internal-elb` for internal ones.
  public_eks_tags  = length(var.eks_cluster_names) > 0 ? merge(local.cluster_tags, { "kubernetes.io/role/elb" = "1" }) : {}
  private_eks_tags = length(var.eks_cluster_names) > 0 ? merge(local.cluster_tags, { "kubernetes.io/role/internal-elb" = "1" }) : {}

  # The /60 of the VPC's IPv6 block that each tier takes. Fixed, so that leaving a tier out moves no other.
  ipv6_tier_index = {
    public              = 0
    private-app         = 1
    private-persistence = 2
  }

  nat_gateway_id_of = { for zone, nat_zone in local.nat_zone_of : zone => module.nat_gateways.nat_gateway_ids[nat_zone] }
}

module "public_subnets" {
  source = "../../../modules/vpc-subnets"
  count  = var.public_subnets.create ? 1 : 0

  name                      = var.name
  tier                      = "public"
  vpc_id                    = module.vpc.vpc_id
  subnet_cidr_blocks        = module.subnet_plan.subnet_cidr_blocks["public"]
  availability_zones        = local.zones
  map_public_ip_on_launch   = var.public_subnets.map_public_ip_on_launch
  shared_route_table        = true
  route_to_internet_gateway = true
  internet_gateway_id       = module.vpc.internet_gateway_id
  enable_ipv6               = var.enable_ipv6
  vpc_ipv6_cidr_block       = module.vpc.ipv6_cidr_block
  ipv6_tier_index           = local.ipv6_tier_index["public"]
  subnet_tags               = merge(local.public_eks_tags, var.public_subnets.tags)
  tags                      = var.tags
}

module "nat_gateways" {
  source = "../../../modules/nat-gateways"

  name              = var.name
  public_subnet_ids = { for zone in local.nat_zones : zone => module.public_subnets[0].subnet_ids_by_zone[zone] }
  allocation_ids    = { for number, zone in local.nat_zones : zone => var.nat_gateway_allocation_ids[number] if number < length(var.nat_gateway_allocation_ids) }
  tags              = var.tags
}

module "private_app_subnets" {
  source = "../../../modules/vpc-subnets"
  count  = var.private_app_subnets.create ? 1 : 0

  name                            = var.name
  tier                            = "private-app"
  vpc_id                          = module.vpc.vpc_id
  subnet_cidr_blocks              = module.subnet_plan.subnet_cidr_blocks["private-app"]
  availability_zones              = local.zones
  nat_gateway_ids                 = var.private_app_subnets.route_to_internet ? local.nat_gateway_id_of : {}
  enable_ipv6                     = var.enable_ipv6
  vpc_ipv6_cidr_block             = module.vpc.ipv6_cidr_block
  ipv6_tier_index                 = local.ipv6_tier_index["private-app"]
  route_to_egress_only_gateway    = var.private_app_subnets.route_to_internet
  egress_only_internet_gateway_id = module.vpc.egress_only_internet_gateway_id
  subnet_tags                     = merge(local.private_eks_tags, var.private_app_subnets.tags)
  tags                            = var.tags
}

module "private_persistence_subnets" {
  source = "../../../modules/vpc-subnets"
  count  = var.private_persistence_subnets.create ? 1 : 0

  name                            = var.name
  tier                            = "private-persistence"
  vpc_id                          = module.vpc.vpc_id
  subnet_cidr_blocks              = module.subnet_plan.subnet_cidr_blocks["private-persistence"]
  availability_zones              = local.zones
  nat_gateway_ids                 = var.private_persistence_subnets.route_to_internet ? local.nat_gateway_id_of : {}
  enable_ipv6                     = var.enable_ipv6
  vpc_ipv6_cidr_block             = module.vpc.ipv6_cidr_block
  ipv6_tier_index                 = local.ipv6_tier_index["private-persistence"]
  route_to_egress_only_gateway    = var.private_persistence_subnets.route_to_internet
  egress_only_internet_gateway_id = module.vpc.egress_only_internet_gateway_id
  subnet_tags                     = var.private_persistence_subnets.tags
  tags                            = var.tags
}
