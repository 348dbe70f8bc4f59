mock_provider "aws" {
  source = "../../../tests/mocks"
}

mock_provider "helm" {}

mock_provider "kubernetes" {}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

run "load_balancer_controller" {
  command = plan

  variables {
    cluster_name      = "platform"
    oidc_provider_arn = "arn:aws:iam::111122223333:oidc-provider/oidc.eks.eu-west-1.amazonaws.com/id/0A1B2C3D"
    oidc_provider_url = "oidc.eks.eu-west-1.amazonaws.com/id/0A1B2C3D"
  }

  # With an unconditional right to tag, the controller could claim any load balancer and then delete it.
  assert {
    condition = alltrue([
      for statement in data.aws_iam_policy_document.load_balancers.statement : length(statement.condition) > 0
      if length(setintersection(statement.actions, ["ec2:CreateTags", "ec2:DeleteTags", "ec2:AuthorizeSecurityGroupIngress", "ec2:DeleteSecurityGroup", "elasticloadbalancing:DeleteLoadBalancer", "elasticloadbalancing:SetSubnets"])) > 0
    ])
    error_message = "Tags, security group rules, and deletions must be limited to the cluster or its VPC."
  }

  assert {
    condition = alltrue([
      for statement in data.aws_iam_policy_document.load_balancers.statement : length(statement.condition) > 0
      if contains(statement.actions, "elasticloadbalancing:AddTags") && anytrue([for arn in statement.resources : strcontains(arn, ":loadbalancer/")])
    ])
    error_message = "Load balancers can be tagged only when the controller creates them, or when they carry the tag of the cluster."
  }

  assert {
    condition = alltrue(flatten([
      for statement in data.aws_iam_policy_document.load_balancers.statement : [
        for condition in statement.condition : condition.values == tolist(["platform"]) if endswith(condition.variable, "Tag/elbv2.k8s.aws/cluster") && condition.test == "StringEquals"
      ]
    ]))
    error_message = "The tag must be that of this cluster, and not of any."
  }
}
