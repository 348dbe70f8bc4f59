data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

data "aws_region" "current" {}

locals {
  kms_key_arn = var.create_kms_key ? module.kms_key[0].key_arn : var.kms_key_arn
  domain_arn  = "arn:${data.aws_partition.current.partition}:es:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:domain/${var.name}"

  # More zones than nodes would leave a subnet empty, and OpenSearch supports at most three.
  zone_count = min(length(var.subnet_ids), var.instance_count, 3)

  # Auto-Tune rejects burstable instances.
  burstable = can(regex("^t[23][.]", var.instance_type))
}

module "kms_key" {
  source = "../../../modules/kms-key"
  count  = var.create_kms_key ? 1 : 0

  name           = "opensearch-${var.name}"
  description    = "Encrypts the OpenSearch domain ${var.name}"
  administrators = var.kms_key_administrators
  tags           = var.tags
}

module "master_password" {
  source = "../../../modules/secret"
  count  = var.master_user_arn == null ? 1 : 0

  name         = "opensearch/${var.name}/master"
  description  = "Master user of the OpenSearch domain ${var.name}"
  kms_key_arn  = local.kms_key_arn
  value_source = "generated"
  tags         = var.tags

  generated_password = {
    special     = true
    json_key    = "password"
    json_fields = { username = var.master_user_name }
  }
}

# One per account: the service puts its network interfaces into the VPC with this role.
resource "aws_iam_service_linked_role" "opensearch" {
  count = var.create_service_linked_role ? 1 : 0

  aws_service_name = "opensearchservice.amazonaws.com"
}

resource "aws_opensearch_domain" "this" {
  domain_name      = var.name
  engine_version   = var.engine_version
  advanced_options = var.advanced_options
  tags             = var.tags

  cluster_config {
    instance_type            = var.instance_type
    instance_count           = var.instance_count
    zone_awareness_enabled   = local.zone_count > 1
    dedicated_master_enabled = var.dedicated_masters != null
    dedicated_master_type    = try(var.dedicated_masters.instance_type, null)
    dedicated_master_count   = try(var.dedicated_masters.count, null)
    warm_enabled             = var.warm_nodes == null ? null : true
    warm_type                = try(var.warm_nodes.instance_type, null)
    warm_count               = try(var.warm_nodes.count, null)

    dynamic "zone_awareness_config" {
      for_each = local.zone_count > 1 ? [local.zone_count] : []

      content {
        availability_zone_count = zone_awareness_config.value
      }
    }
  }

  ebs_options {
    ebs_enabled = true
    volume_type = "gp3"
    volume_size = var.volume_size_gb
    iops        = var.volume_iops
    throughput  = var.volume_throughput
  }

  encrypt_at_rest {
    enabled    = true
    kms_key_id = local.kms_key_arn
  }

  node_to_node_encryption {
    enabled = true
  }

  domain_endpoint_options {
    enforce_https                   = true
    tls_security_policy             = "Policy-Min-TLS-1-2-PFS-2023-10"
    custom_endpoint_enabled         = var.custom_endpoint != null
    custom_endpoint                 = try(var.custom_endpoint.domain_name, null)
    custom_endpoint_certificate_arn = try(var.custom_endpoint.certificate_arn, null)
  }

  advanced_security_options {
    enabled                        = true
    internal_user_database_enabled = var.master_user_arn == null

    master_user_options {
      master_user_arn      = var.master_user_arn
      master_user_name     = var.master_user_arn == null ? var.master_user_name : null
      master_user_password = one(module.master_password[*].generated_password)
    }
  }

  vpc_options {
    subnet_ids         = slice(var.subnet_ids, 0, local.zone_count)
    security_group_ids = [module.security_group.security_group_id]
  }

  auto_tune_options {
    desired_state       = var.auto_tune && !local.burstable ? "ENABLED" : "DISABLED"
    rollback_on_disable = "NO_ROLLBACK"
  }

  software_update_options {
    auto_software_update_enabled = var.auto_software_update
  }

  dynamic "log_publishing_options" {
    for_each = module.log_group

    content {
      log_type                 = log_publishing_options.key
      cloudwatch_log_group_arn = log_publishing_options.value.log_group_arn
    }
  }

  lifecycle {
    precondition {
      condition     = var.instance_count % local.zone_count == 0
      error_message = "${var.instance_count} nodes can't be spread evenly over ${local.zone_count} zones: change instance_count or subnet_ids."
    }

    precondition {
      condition     = var.warm_nodes == null || var.dedicated_masters != null
      error_message = "Warm nodes need dedicated_masters."
    }
  }

  depends_on = [
    aws_cloudwatch_log_resource_policy.opensearch,
    aws_iam_service_linked_role.opensearch,
  ]
}
