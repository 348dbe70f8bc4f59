mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  cluster_name       = "app"
  kubernetes_version = "1.33"
  addons             = { coredns = {} }
}

run "recommended" {
  command = apply

  assert {
    condition     = aws_eks_addon.this["coredns"].addon_version == "v1.20.0-eksbuild.1"
    error_message = "An add-on must get the version that EKS recommends."
  }
}

run "newer_recommendation" {
  command = plan

  override_data {
    target = data.aws_eks_addon_version.this
    values = { version = "v1.21.0-eksbuild.1" }
  }

  assert {
    condition     = aws_eks_addon.this["coredns"].addon_version == "v1.20.0-eksbuild.1"
    error_message = "An unrelated apply must not upgrade an add-on."
  }
}

run "pinned" {
  command = plan

  variables {
    addons = { coredns = { version = "v1.19.0-eksbuild.1" } }
  }

  assert {
    condition     = aws_eks_addon.this["coredns"].addon_version == "v1.19.0-eksbuild.1"
    error_message = "A pinned version must win."
  }
}
