data "aws_partition" "current" {}

locals {
  # Auto Mode is on or off as a whole: AWS rejects nodes without disks or load balancers.
  auto_mode = var.auto_mode == null ? [] : [var.auto_mode]

  # Policies that the control plane needs, in addition to its own, to manage nodes, disks, and load balancers.
  auto_mode_policies = ["AmazonEKSBlockStoragePolicy", "AmazonEKSComputePolicy", "AmazonEKSLoadBalancingPolicy", "AmazonEKSNetworkingPolicy"]
  cluster_policies   = concat(["AmazonEKSClusterPolicy"], var.auto_mode == null ? [] : local.auto_mode_policies)
}

module "role" {
  source = "../iam-role"

  name                 = "${var.name}-eks-cluster"
  description          = "Lets the control plane of ${var.name} manage network interfaces and load balancers"
  trusted_services     = ["eks.amazonaws.com"]
  allow_session_tags   = var.auto_mode != null
  managed_policy_arns  = { for policy in local.cluster_policies : policy => "arn:${data.aws_partition.current.partition}:iam::aws:policy/${policy}" }
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

module "auto_mode_node_role" {
  source = "../iam-role"
  count  = length(local.auto_mode)

  name                 = "${var.name}-eks-auto"
  description          = "Nodes that EKS runs for ${var.name}"
  trusted_services     = ["ec2.amazonaws.com"]
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags

  managed_policy_arns = {
    for policy in ["AmazonEC2ContainerRegistryPullOnly", "AmazonEKSWorkerNodeMinimalPolicy"] :
    policy => "arn:${data.aws_partition.current.partition}:iam::aws:policy/${policy}"
  }
}

module "log_group" {
  source = "../log-group"

  # EKS writes to this name whether or not the group exists; made first, it has a retention and a key.
  name              = "/aws/eks/${var.name}/cluster"
  retention_in_days = var.log_retention_in_days
  kms_key_arn       = var.log_kms_key_arn
  tags              = var.tags
}

resource "aws_eks_cluster" "this" {
  name                      = var.name
  version                   = var.kubernetes_version
  role_arn                  = module.role.role_arn
  enabled_cluster_log_types = var.log_types
  tags                      = var.tags

  # The default add-ons only work with self-managed nodes.
  bootstrap_self_managed_addons = var.auto_mode == null ? null : false

  vpc_config {
    subnet_ids              = var.subnet_ids
    security_group_ids      = var.security_group_ids
    endpoint_private_access = true
    endpoint_public_access  = length(var.public_access_cidrs) > 0
    public_access_cidrs     = length(var.public_access_cidrs) > 0 ? var.public_access_cidrs : null
  }

  access_config {
    authentication_mode                         = "API"
    bootstrap_cluster_creator_admin_permissions = false
  }

  upgrade_policy {
    support_type = var.support_type
  }

  encryption_config {
    resources = ["secrets"]

    provider {
      key_arn = var.secrets_kms_key_arn
    }
  }

  kubernetes_network_config {
    ip_family         = "ipv4"
    service_ipv4_cidr = var.service_ipv4_cidr

    dynamic "elastic_load_balancing" {
      for_each = local.auto_mode

      content {
        enabled = elastic_load_balancing.value.enabled
      }
    }
  }

  dynamic "compute_config" {
    for_each = local.auto_mode

    content {
      enabled       = compute_config.value.enabled
      node_pools    = compute_config.value.enabled ? compute_config.value.node_pools : null
      node_role_arn = compute_config.value.enabled && length(compute_config.value.node_pools) > 0 ? module.auto_mode_node_role[0].role_arn : null
    }
  }

  dynamic "storage_config" {
    for_each = local.auto_mode

    content {
      block_storage {
        enabled = storage_config.value.enabled
      }
    }
  }

  lifecycle {
    # It's used only when the cluster is created, and a cluster that changes to Auto Mode must not be replaced because of it.
    ignore_changes = [bootstrap_self_managed_addons]
  }

  # The role's policies must outlive the cluster, or EKS can't remove its network interfaces; the log group must come first.
  depends_on = [module.role, module.auto_mode_node_role, module.log_group]
}

resource "aws_eks_access_entry" "this" {
  for_each = var.access_entries

  cluster_name      = aws_eks_cluster.this.name
  principal_arn     = each.value.principal_arn
  kubernetes_groups = each.value.kubernetes_groups
  type              = "STANDARD"
  tags              = var.tags
}

locals {
  # One association for every pair of an entry and a policy.
  policy_associations = merge([
    for entry_name, entry in var.access_entries : {
      for policy_name, policy in entry.policies : "${entry_name}/${policy_name}" => {
        principal_arn = entry.principal_arn
        policy_name   = policy_name
        namespaces    = policy.namespaces
      }
    }
  ]...)
}

resource "aws_eks_access_policy_association" "this" {
  for_each = local.policy_associations

  cluster_name  = aws_eks_cluster.this.name
  principal_arn = each.value.principal_arn
  policy_arn    = "arn:${data.aws_partition.current.partition}:eks::aws:cluster-access-policy/${each.value.policy_name}"

  access_scope {
    type       = length(each.value.namespaces) > 0 ? "namespace" : "cluster"
    namespaces = length(each.value.namespaces) > 0 ? each.value.namespaces : null
  }

  depends_on = [aws_eks_access_entry.this]
}

data "tls_certificate" "issuer" {
  url = aws_eks_cluster.this.identity[0].oidc[0].issuer
}

resource "aws_iam_openid_connect_provider" "this" {
  url             = aws_eks_cluster.this.identity[0].oidc[0].issuer
  client_id_list  = ["sts.amazonaws.com"]
  thumbprint_list = [data.tls_certificate.issuer.certificates[0].sha1_fingerprint]
  tags            = var.tags
}
