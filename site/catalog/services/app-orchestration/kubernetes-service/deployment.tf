resource "kubernetes_deployment_v1" "this" {
  wait_for_rollout = var.wait_for_rollout

  metadata {
    name      = var.name
    namespace = var.namespace
    labels    = local.labels
  }

  spec {
    # If null, the autoscaler sets the number.
    replicas                  = var.autoscaling == null ? tostring(var.replicas) : null
    revision_history_limit    = 10
    progress_deadline_seconds = var.rollout_deadline_seconds

    selector {
      match_labels = local.match_labels
    }

    strategy {
      type = "RollingUpdate"

      rolling_update {
        max_surge       = "25%"
        max_unavailable = "0"
      }
    }

    template {
      metadata {
        labels = local.labels

        annotations = merge(
          var.pod_annotations,
          # A changed file creates new pods; otherwise old ones would go on with what they read at the start.
          length(var.config_files) > 0 ? { "checksum/config-files" = sha256(jsonencode(var.config_files)) } : {},
        )
      }

      spec {
        service_account_name             = kubernetes_service_account_v1.this.metadata[0].name
        automount_service_account_token  = var.mount_api_token
        termination_grace_period_seconds = var.termination_grace_period_seconds
        node_selector                    = var.node_selector

        security_context {
          run_as_non_root = var.run_as_non_root
          run_as_user     = var.run_as_user
          fs_group        = var.run_as_user

          seccomp_profile {
            type = "RuntimeDefault"
          }
        }

        # Soft, so that a small cluster still runs everything.
        topology_spread_constraint {
          max_skew           = 1
          topology_key       = "topology.kubernetes.io/zone"
          when_unsatisfiable = "ScheduleAnyway"

          label_selector {
            match_labels = local.match_labels
          }
        }

        dynamic "toleration" {
          for_each = var.tolerations

          content {
            key      = toleration.key
            operator = toleration.value.value == null ? "Exists" : "Equal"
            value    = toleration.value.value
            effect   = toleration.value.effect
          }
        }

        container {
          name    = var.name
          image   = var.image
          command = var.command
          args    = var.args

          dynamic "port" {
            for_each = var.ports

            content {
              name           = port.key
              container_port = port.value.container_port
              protocol       = port.value.protocol
            }
          }

          dynamic "env" {
            for_each = var.environment

            content {
              name  = env.key
              value = env.value
            }
          }

          dynamic "env" {
            for_each = var.secret_environment

            content {
              name = env.key

              value_from {
                secret_key_ref {
                  name = env.value.secret_name
                  key  = env.value.key
                }
              }
            }
          }

          resources {
            requests = var.resources.requests
            limits   = var.resources.limits
          }

          security_context {
            allow_privilege_escalation = false
            read_only_root_filesystem  = var.read_only_root_filesystem

            capabilities {
              drop = ["ALL"]
            }
          }

          # Time for the load balancer to notice that the pod is on its way out.
          lifecycle {
            pre_stop {
              exec {
                command = ["sleep", tostring(var.drain_seconds)]
              }
            }
          }

          dynamic "startup_probe" {
            for_each = var.health_checks.startup == null ? [] : [var.health_checks.startup]

            content {
              period_seconds    = startup_probe.value.period_seconds
              timeout_seconds   = startup_probe.value.timeout_seconds
              failure_threshold = startup_probe.value.failure_threshold

              http_get {
                path = startup_probe.value.path
                port = startup_probe.value.port_name
              }
            }
          }

          dynamic "readiness_probe" {
            for_each = var.health_checks.readiness == null ? [] : [var.health_checks.readiness]

            content {
              period_seconds    = readiness_probe.value.period_seconds
              timeout_seconds   = readiness_probe.value.timeout_seconds
              failure_threshold = readiness_probe.value.failure_threshold

              http_get {
                path = readiness_probe.value.path
                port = readiness_probe.value.port_name
              }
            }
          }

          dynamic "liveness_probe" {
            for_each = var.health_checks.liveness == null ? [] : [var.health_checks.liveness]

            content {
              period_seconds    = liveness_probe.value.period_seconds
              timeout_seconds   = liveness_probe.value.timeout_seconds
              failure_threshold = liveness_probe.value.failure_threshold

              http_get {
                path = liveness_probe.value.path
                port = liveness_probe.value.port_name
              }
            }
          }

          dynamic "volume_mount" {
            for_each = length(var.config_files) > 0 ? [var.config_files_path] : []

            content {
              name       = "files"
              mount_path = volume_mount.value
              read_only  = true
            }
          }

          dynamic "volume_mount" {
            for_each = var.scratch_paths

            content {
              name       = volume_mount.key
              mount_path = volume_mount.value
            }
          }
        }

        dynamic "volume" {
          for_each = kubernetes_config_map_v1.files

          content {
            name = "files"

            config_map {
              name = volume.value.metadata[0].name
            }
          }
        }

        dynamic "volume" {
          for_each = var.scratch_paths

          content {
            name = volume.key

            empty_dir {}
          }
        }
      }
    }
  }

  # Pods get the credentials of an association only if it is there when they start.
  depends_on = [module.pod_identity_role]
}

resource "kubernetes_horizontal_pod_autoscaler_v2" "this" {
  count = var.autoscaling == null ? 0 : 1

  metadata {
    name      = var.name
    namespace = var.namespace
    labels    = local.labels
  }

  spec {
    min_replicas = var.autoscaling.min_replicas
    max_replicas = var.autoscaling.max_replicas

    scale_target_ref {
      api_version = "apps/v1"
      kind        = "Deployment"
      name        = kubernetes_deployment_v1.this.metadata[0].name
    }

    dynamic "metric" {
      for_each = { for resource, target in { cpu = var.autoscaling.cpu_percentage, memory = var.autoscaling.memory_percentage } : resource => target if target != null }

      content {
        type = "Resource"

        resource {
          name = metric.key

          target {
            type                = "Utilization"
            average_utilization = metric.value
          }
        }
      }
    }
  }
}

resource "kubernetes_pod_disruption_budget_v1" "this" {
  # With a single pod the budget would keep its node from ever being drained.
  count = (var.autoscaling == null ? var.replicas : var.autoscaling.min_replicas) > 1 ? 1 : 0

  metadata {
    name      = var.name
    namespace = var.namespace
    labels    = local.labels
  }

  spec {
    max_unavailable = "1"

    selector {
      match_labels = local.match_labels
    }
  }
}
