data "aws_partition" "current" {}

data "aws_eks_cluster" "this" {
  name = var.cluster_name
}

locals {
  node_security_group_ids = concat([data.aws_eks_cluster.this.vpc_config[0].cluster_security_group_id], var.additional_security_group_ids)

  node_policy_arns = merge(
    {
      for policy in concat(
        ["AmazonEKSWorkerNodePolicy", "AmazonEC2ContainerRegistryReadOnly", "AmazonSSMManagedInstanceCore"],
        var.attach_cni_policy ? ["AmazonEKS_CNI_Policy"] : [],
      ) : policy => "arn:${data.aws_partition.current.partition}:iam::aws:policy/${policy}"
    },
    var.node_role_policy_arns,
  )
}

module "managed_node_role" {
  source = "../../../modules/iam-role"
  count  = length(var.managed_node_groups) > 0 ? 1 : 0

  name                 = substr("${var.cluster_name}-eks-managed-nodes", 0, 64)
  description          = "Managed nodes of the EKS cluster ${var.cluster_name}"
  trusted_services     = ["ec2.amazonaws.com"]
  managed_policy_arns  = local.node_policy_arns
  permissions_boundary = var.permissions_boundary
  tags                 = var.tags
}

module "managed_node_group" {
  source   = "../../../modules/eks-managed-node-group"
  for_each = var.managed_node_groups

  name                       = each.key
  cluster_name               = data.aws_eks_cluster.this.name
  node_role_arn              = module.managed_node_role[0].role_arn
  subnet_ids                 = coalesce(each.value.subnet_ids, var.subnet_ids)
  security_group_ids         = local.node_security_group_ids
  min_size                   = each.value.min_size
  max_size                   = each.value.max_size
  initial_size               = each.value.initial_size
  instance_types             = each.value.instance_types
  capacity_type              = each.value.capacity_type
  ami_type                   = each.value.ami_type
  kubernetes_version         = coalesce(each.value.kubernetes_version, data.aws_eks_cluster.this.version)
  release_version            = each.value.release_version
  volume_size_gb             = each.value.volume_size_gb
  ebs_kms_key_arn            = var.ebs_kms_key_arn
  key_name                   = var.key_name
  pods_use_node_role         = var.pods_use_node_role
  labels                     = each.value.labels
  taints                     = each.value.taints
  kubelet_config_json        = each.value.kubelet_config_json
  boot_script                = each.value.boot_script
  max_unavailable_percentage = each.value.max_unavailable_percentage
  force_update               = var.force_update
  tags                       = var.tags

  # The groups wait for the policies of the role too, without which no node joins.
  depends_on = [module.managed_node_role]
}
