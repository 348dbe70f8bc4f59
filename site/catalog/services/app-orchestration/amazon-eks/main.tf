data "aws_region" "current" {}

locals {
  kms_key_arn = var.create_kms_key ? module.kms_key[0].key_arn : var.kms_key_arn

  administrator_entries = {
    for name, arn in var.cluster_administrators : "administrator-${name}" => {
      principal_arn = arn
      policies      = { AmazonEKSClusterAdminPolicy = {} }
    }
  }
}

module "kms_key" {
  source = "../../../modules/kms-key"
  count  = var.create_kms_key ? 1 : 0

  name                    = "eks/${var.name}"
  description             = "Kubernetes secrets and control plane logs of the EKS cluster ${var.name}"
  administrators          = var.kms_key_administrators
  service_principals      = ["logs.${data.aws_region.current.region}.amazonaws.com"]
  deletion_window_in_days = var.kms_key_deletion_window_in_days
  tags                    = var.tags
}

module "cluster" {
  source = "../../../modules/eks-cluster"

  name                  = var.name
  kubernetes_version    = var.kubernetes_version
  support_type          = var.support_type
  auto_mode             = var.auto_mode
  subnet_ids            = var.subnet_ids
  secrets_kms_key_arn   = local.kms_key_arn
  security_group_ids    = [module.api_security_group.security_group_id]
  public_access_cidrs   = var.public_access_cidrs
  service_ipv4_cidr     = var.service_ipv4_cidr
  access_entries        = merge(var.access_entries, local.administrator_entries)
  log_types             = var.log_types
  log_retention_in_days = var.log_retention_in_days
  log_kms_key_arn       = local.kms_key_arn
  permissions_boundary  = var.permissions_boundary
  tags                  = var.tags
}

# The security group that EKS creates automatically belongs to the nodes. This one allows users and pipelines in the VPC to reach the API.
module "api_security_group" {
  source = "../../../modules/security-group"

  name         = "${var.name}-eks-api"
  description  = "Access to the Kubernetes API of ${var.name}"
  vpc_id       = var.vpc_id
  egress_rules = {}
  tags         = var.tags

  ingress_rules = merge(
    {
      for name, id in var.allow_api_from_security_groups : name => {
        description                  = "Kubernetes API, from ${name}"
        from_port                    = 443
        to_port                      = 443
        ip_protocol                  = "tcp"
        referenced_security_group_id = id
      }
    },
    {
      for name, block in var.allow_api_from_cidr_blocks : name => {
        description = "Kubernetes API, from ${name}"
        from_port   = 443
        to_port     = 443
        ip_protocol = "tcp"
        cidr_ipv4   = block
      }
    },
  )
}

module "addons" {
  source = "../../../modules/eks-addons"

  cluster_name       = module.cluster.cluster_name
  kubernetes_version = module.cluster.cluster_version
  addons             = var.addons
  tags               = var.tags
}
