mock_provider "aws" {
  source = "../../../tests/mocks"
}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

run "self_managed_from_zero" {
  command = plan

  variables {
    cluster_name = "platform"
    subnet_ids   = ["subnet-0a1b2c3d4e5f60711"]

    self_managed_groups = {
      search = {
        min_size = 0
        max_size = 2
        labels   = { workload = "search" }
        taints   = ["workload=search:NoSchedule", "example.com/spot:PreferNoSchedule"]
      }
    }
  }

  assert {
    condition = local.self_managed_group_tags["search"] == {
      "k8s.io/cluster-autoscaler/enabled"                              = "true"
      "k8s.io/cluster-autoscaler/platform"                             = "owned"
      "k8s.io/cluster-autoscaler/node-template/label/workload"         = "search"
      "k8s.io/cluster-autoscaler/node-template/taint/workload"         = "search:NoSchedule"
      "k8s.io/cluster-autoscaler/node-template/taint/example.com/spot" = ":PreferNoSchedule"
    }
    error_message = "The autoscaler must know labels and taints of a group without nodes."
  }
}

run "taint_without_effect" {
  command = plan

  variables {
    cluster_name = "platform"
    subnet_ids   = ["subnet-0a1b2c3d4e5f60711"]

    self_managed_groups = {
      search = {
        min_size = 0
        max_size = 2
        taints   = ["workload=search"]
      }
    }
  }

  expect_failures = [var.self_managed_groups]
}

run "defaults" {
  command = plan

  variables {
    cluster_name        = "platform"
    subnet_ids          = ["subnet-0a"]
    managed_node_groups = { apps = { min_size = 2, max_size = 4 } }
    self_managed_groups = { search = { min_size = 0, max_size = 2 } }
  }

  assert {
    condition     = !var.pods_use_node_role && var.key_name == null
    error_message = "Pods must not reach the credentials of the node, and nodes need no SSH key."
  }

  assert {
    condition     = length(module.managed_node_role) == 1 && length(module.self_managed_node_role) == 1
    error_message = "Managed and self-managed nodes must have separate roles."
  }

  assert {
    condition     = aws_eks_access_entry.self_managed[0].type == "EC2_LINUX"
    error_message = "Self-managed nodes must be able to join."
  }

  assert {
    condition     = contains(keys(local.node_policy_arns), "AmazonSSMManagedInstanceCore")
    error_message = "Session Manager must work."
  }

  assert {
    condition     = length(module.alarms.alarm_arns) == 2
    error_message = "Every group must have an alarm."
  }
}
