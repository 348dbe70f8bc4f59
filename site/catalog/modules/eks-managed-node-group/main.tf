locals {
  instance_tags = merge(var.tags, { Name = "${var.cluster_name}-${var.name}" })
}

module "user_data" {
  source = "../eks-node-user-data"

  kubelet_config_json = var.kubelet_config_json
  boot_script         = var.boot_script
}

resource "aws_launch_template" "this" {
  name_prefix            = "${var.cluster_name}-${var.name}-"
  description            = "Nodes of the group ${var.name} of ${var.cluster_name}"
  vpc_security_group_ids = var.security_group_ids
  key_name               = var.key_name
  update_default_version = true
  user_data              = module.user_data.user_data == null ? null : base64encode(module.user_data.user_data)
  tags                   = var.tags

  block_device_mappings {
    device_name = startswith(var.ami_type, "BOTTLEROCKET") ? "/dev/xvdb" : "/dev/xvda"

    ebs {
      volume_type           = "gp3"
      volume_size           = var.volume_size_gb
      encrypted             = true
      kms_key_id            = var.ebs_kms_key_arn
      delete_on_termination = true
    }
  }

  metadata_options {
    http_endpoint = "enabled"
    http_tokens   = "required"
    # One hop keeps pods with a separate network away from the node's credentials.
    http_put_response_hop_limit = var.pods_use_node_role ? 2 : 1
  }

  monitoring {
    enabled = true
  }

  dynamic "tag_specifications" {
    for_each = toset(["instance", "volume"])

    content {
      resource_type = tag_specifications.value
      tags          = local.instance_tags
    }
  }

  lifecycle {
    create_before_destroy = true
  }
}

resource "aws_eks_node_group" "this" {
  cluster_name           = var.cluster_name
  node_group_name_prefix = "${var.name}-"
  node_role_arn          = var.node_role_arn
  subnet_ids             = var.subnet_ids
  version                = var.kubernetes_version
  release_version        = var.release_version
  ami_type               = var.ami_type
  capacity_type          = var.capacity_type
  instance_types         = var.instance_types
  labels                 = var.labels
  force_update_version   = var.force_update
  tags                   = var.tags

  launch_template {
    id      = aws_launch_template.this.id
    version = aws_launch_template.this.latest_version
  }

  scaling_config {
    min_size     = var.min_size
    max_size     = var.max_size
    desired_size = coalesce(var.initial_size, var.min_size)
  }

  update_config {
    max_unavailable_percentage = var.max_unavailable_percentage
  }

  dynamic "taint" {
    for_each = var.taints

    content {
      key    = taint.key
      value  = taint.value.value
      effect = taint.value.effect
    }
  }

  lifecycle {
    create_before_destroy = true

    # The autoscaler sets the number of nodes. EKS rejects a min_size above it; the README of the EKS workers describes how to raise both.
    ignore_changes = [scaling_config[0].desired_size]

    precondition {
      condition     = var.min_size <= var.max_size
      error_message = "min_size of the node group ${var.name} is ${var.min_size}, which is above max_size, ${var.max_size}."
    }

    precondition {
      condition     = module.user_data.user_data == null || startswith(var.ami_type, "AL2023")
      error_message = "kubelet_config_json and boot_script of the node group ${var.name} need an image of Amazon Linux 2023."
    }
  }
}
