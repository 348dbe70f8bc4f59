mock_provider "aws" {
  source = "../../tests/mocks"
}

run "defaults" {
  command = apply

  variables {
    cluster_name       = "platform"
    name               = "apps"
    node_role_arn      = "arn:aws:iam::111122223333:role/nodes"
    subnet_ids         = ["subnet-0a"]
    security_group_ids = ["sg-0a1b2c3d"]
    kubernetes_version = "1.34"
    min_size           = 2
    max_size           = 4
  }

  assert {
    condition     = aws_launch_template.this.metadata_options[0].http_tokens == "required" && aws_launch_template.this.metadata_options[0].http_put_response_hop_limit == 1
    error_message = "Pods must not reach the credentials of the node."
  }

  assert {
    condition     = aws_launch_template.this.block_device_mappings[0].ebs[0].encrypted == "true"
    error_message = "Volumes must be encrypted."
  }

  assert {
    condition     = aws_eks_node_group.this.scaling_config[0].desired_size == 2
    error_message = "The group must start at its minimum."
  }
}

run "raised_minimum" {
  command = plan

  variables {
    cluster_name       = "platform"
    name               = "apps"
    node_role_arn      = "arn:aws:iam::111122223333:role/nodes"
    subnet_ids         = ["subnet-0a"]
    security_group_ids = ["sg-0a1b2c3d"]
    kubernetes_version = "1.34"
    min_size           = 3
    max_size           = 6
  }

  assert {
    condition     = aws_eks_node_group.this.scaling_config[0].desired_size == 2
    error_message = "The number of nodes belongs to the autoscaler after creation."
  }
}
