locals {
  match_labels = {
    "app.kubernetes.io/name"       = var.name
    "app.kubernetes.io/managed-by" = "terraform"
  }

  labels = merge(var.labels, local.match_labels)
}

module "role" {
  source = "../../../modules/eks-service-account-role"
  count  = var.iam_role == null ? 0 : 1

  name                 = coalesce(var.iam_role.name, "${var.namespace}-${var.name}")
  oidc_provider_arn    = var.iam_role.oidc_provider_arn
  oidc_provider_url    = var.iam_role.oidc_provider_url
  namespace            = var.namespace
  service_account      = var.name
  inline_policies      = var.iam_role.inline_policies
  managed_policy_arns  = var.iam_role.managed_policy_arns
  permissions_boundary = var.iam_role.permissions_boundary
  tags                 = var.tags
}

module "pod_identity_role" {
  source = "../../../modules/eks-pod-identity-role"
  count  = var.pod_identity_role == null ? 0 : 1

  name                 = coalesce(var.pod_identity_role.name, "${var.namespace}-${var.name}")
  cluster_name         = var.pod_identity_role.cluster_name
  namespace            = var.namespace
  service_account      = var.name
  inline_policies      = var.pod_identity_role.inline_policies
  managed_policy_arns  = var.pod_identity_role.managed_policy_arns
  permissions_boundary = var.pod_identity_role.permissions_boundary
  tags                 = var.tags
}

resource "kubernetes_service_account_v1" "this" {
  # Pods get their AWS credentials from a separate token; this one would be for the Kubernetes API.
  automount_service_account_token = var.mount_api_token

  metadata {
    name        = var.name
    namespace   = var.namespace
    labels      = local.labels
    annotations = var.iam_role == null ? {} : { "eks.amazonaws.com/role-arn" = module.role[0].role_arn }
  }

  lifecycle {
    precondition {
      condition     = var.iam_role == null || var.pod_identity_role == null
      error_message = "A pod has one role: set either pod_identity_role or iam_role."
    }
  }
}

resource "kubernetes_config_map_v1" "files" {
  count = length(var.config_files) > 0 ? 1 : 0

  data = var.config_files

  metadata {
    name      = "${var.name}-files"
    namespace = var.namespace
    labels    = local.labels
  }
}

resource "kubernetes_service_v1" "this" {
  metadata {
    name        = var.name
    namespace   = var.namespace
    labels      = local.labels
    annotations = var.service_annotations
  }

  spec {
    type     = var.service_type
    selector = local.match_labels

    dynamic "port" {
      for_each = var.ports

      content {
        name        = port.key
        port        = port.value.service_port
        target_port = port.key
        protocol    = port.value.protocol
      }
    }
  }
}

resource "kubernetes_ingress_v1" "this" {
  count = var.ingress == null ? 0 : 1

  wait_for_load_balancer = true

  metadata {
    name      = var.name
    namespace = var.namespace
    labels    = local.labels

    annotations = merge(
      {
        "alb.ingress.kubernetes.io/scheme"           = var.ingress.internal ? "internal" : "internet-facing"
        "alb.ingress.kubernetes.io/target-type"      = "ip"
        "alb.ingress.kubernetes.io/healthcheck-path" = var.ingress.health_check_path
        "alb.ingress.kubernetes.io/listen-ports"     = var.ingress.certificate_arn == null ? "[{\"HTTP\":80}]" : "[{\"HTTP\":80},{\"HTTPS\":443}]"
      },
      var.ingress.certificate_arn == null ? {} : {
        "alb.ingress.kubernetes.io/certificate-arn" = var.ingress.certificate_arn
        "alb.ingress.kubernetes.io/ssl-redirect"    = "443"
        "alb.ingress.kubernetes.io/ssl-policy"      = "ELBSecurityPolicy-TLS13-1-2-2021-06"
      },
      var.ingress.group_name == null ? {} : { "alb.ingress.kubernetes.io/group.name" = var.ingress.group_name },
      var.ingress.annotations,
    )
  }

  spec {
    ingress_class_name = var.ingress.class_name

    dynamic "rule" {
      for_each = var.ingress.hosts

      content {
        host = rule.value

        http {
          path {
            path      = var.ingress.path
            path_type = "Prefix"

            backend {
              service {
                name = kubernetes_service_v1.this.metadata[0].name

                port {
                  name = var.ingress.port_name
                }
              }
            }
          }
        }
      }
    }
  }

  lifecycle {
    precondition {
      condition     = contains(keys(var.ports), var.ingress.port_name)
      error_message = "ingress.port_name isn't one of the ports."
    }
  }
}
