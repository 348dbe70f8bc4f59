resource "aws_ecr_registry_scanning_configuration" "this" {
  count = var.enhanced_scanning == null ? 0 : 1

  scan_type = "ENHANCED"

  rule {
    scan_frequency = var.enhanced_scanning.frequency

    dynamic "repository_filter" {
      for_each = toset(var.enhanced_scanning.repository_filters)

      content {
        filter      = repository_filter.value
        filter_type = "WILDCARD"
      }
    }
  }
}

resource "aws_ecr_replication_configuration" "this" {
  count = length(var.replication_rules) > 0 ? 1 : 0

  replication_configuration {
    dynamic "rule" {
      for_each = var.replication_rules

      content {
        dynamic "destination" {
          for_each = rule.value.destinations

          content {
            region      = destination.value.region
            registry_id = destination.value.account_id
          }
        }

        dynamic "repository_filter" {
          for_each = rule.value.repository_prefixes

          content {
            filter      = repository_filter.value
            filter_type = "PREFIX_MATCH"
          }
        }
      }
    }
  }
}

resource "aws_ecr_pull_through_cache_rule" "this" {
  for_each = var.pull_through_cache_rules

  ecr_repository_prefix = each.key
  upstream_registry_url = each.value.upstream_registry_url
  credential_arn        = each.value.credential_secret_arn
}

data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

data "aws_region" "current" {}

data "aws_iam_policy_document" "registry" {
  count = length(var.replication_source_account_ids) > 0 ? 1 : 0

  statement {
    sid       = "AcceptReplication"
    actions   = ["ecr:CreateRepository", "ecr:ReplicateImage"]
    resources = ["arn:${data.aws_partition.current.partition}:ecr:${data.aws_region.current.region}:${data.aws_caller_identity.current.account_id}:repository/*"]

    principals {
      type        = "AWS"
      identifiers = [for id in var.replication_source_account_ids : "arn:${data.aws_partition.current.partition}:iam::${id}:root"]
    }
  }
}

resource "aws_ecr_registry_policy" "this" {
  count = length(var.replication_source_account_ids) > 0 ? 1 : 0

  policy = data.aws_iam_policy_document.registry[0].json
}
