locals {
  # EKS provides the labels and taints of managed groups to the autoscaler. For self-managed groups without nodes, it knows only the tags.
  self_managed_group_tags = {
    for name, group in var.self_managed_groups : name => merge(
      {
        "k8s.io/cluster-autoscaler/enabled"             = "true"
        "k8s.io/cluster-autoscaler/${var.cluster_name}" = "owned"
      },
      { for key, value in group.labels : "k8s.io/cluster-autoscaler/node-template/label/${key}" => value },
      {
        for taint in group.taints :
        "k8s.io/cluster-autoscaler/node-template/taint/${regex("^[^=:]+", taint)}" => trimprefix(trimprefix(taint, regex("^[^=:]+", taint)), "=")
      },
    )
  }
}

data "aws_ssm_parameter" "ami" {
  for_each = var.self_managed_groups

  name = "/aws/service/eks/optimized-ami/${data.aws_eks_cluster.this.version}/amazon-linux-2023/${each.value.cpu_architecture}/standard/recommended/image_id"
}

module "self_managed_user_data" {
  source   = "../../../modules/eks-node-user-data"
  for_each = var.self_managed_groups

  kubelet_config_json = each.value.kubelet_config_json
  boot_script         = each.value.boot_script

  cluster = {
    name                       = data.aws_eks_cluster.this.name
    endpoint                   = data.aws_eks_cluster.this.endpoint
    certificate_authority_data = data.aws_eks_cluster.this.certificate_authority[0].data
    service_ipv4_cidr          = data.aws_eks_cluster.this.kubernetes_network_config[0].service_ipv4_cidr
  }

  kubelet_flags = concat(
    length(each.value.labels) > 0 ? ["--node-labels=${join(",", [for key, value in each.value.labels : "${key}=${value}"])}"] : [],
    length(each.value.taints) > 0 ? ["--register-with-taints=${join(",", each.value.taints)}"] : [],
  )
}

module "self_managed_node_role" {
  source = "../../../modules/iam-role"
  count  = length(var.self_managed_groups) > 0 ? 1 : 0

  name                    = substr("${var.cluster_name}-eks-self-managed-nodes", 0, 64)
  description             = "Self-managed nodes of the EKS cluster ${var.cluster_name}"
  trusted_services        = ["ec2.amazonaws.com"]
  managed_policy_arns     = local.node_policy_arns
  create_instance_profile = true
  permissions_boundary    = var.permissions_boundary
  tags                    = var.tags
}

# EKS creates this entry automatically for the role of managed nodes, so self-managed nodes have a separate role.
resource "aws_eks_access_entry" "self_managed" {
  count = length(var.self_managed_groups) > 0 ? 1 : 0

  cluster_name  = data.aws_eks_cluster.this.name
  principal_arn = module.self_managed_node_role[0].role_arn
  type          = "EC2_LINUX"
  tags          = var.tags
}

module "self_managed_group" {
  source   = "../../../modules/auto-scaling-group"
  for_each = var.self_managed_groups

  name                 = "${var.cluster_name}-${each.key}"
  image_id             = coalesce(each.value.ami_id, data.aws_ssm_parameter.ami[each.key].insecure_value)
  instance_type        = each.value.instance_type
  subnet_ids           = coalesce(each.value.subnet_ids, var.subnet_ids)
  security_group_ids   = local.node_security_group_ids
  min_size             = each.value.min_size
  max_size             = each.value.max_size
  instance_profile_arn = module.self_managed_node_role[0].instance_profile_arn
  key_name             = var.key_name
  root_volume          = { size_gb = each.value.volume_size_gb }
  ebs_kms_key_arn      = var.ebs_kms_key_arn
  metadata_hop_limit   = var.pods_use_node_role ? 2 : 1
  suspended_processes  = ["AZRebalance"]
  user_data            = module.self_managed_user_data[each.key].user_data
  # Replacing nodes needs a drain, which an instance refresh doesn't do.
  instance_refresh = null

  group_tags = local.self_managed_group_tags[each.key]

  tags = merge(var.tags, { "kubernetes.io/cluster/${var.cluster_name}" = "owned" })

  depends_on = [aws_eks_access_entry.self_managed]
}
