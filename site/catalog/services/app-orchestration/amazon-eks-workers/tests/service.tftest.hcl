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
