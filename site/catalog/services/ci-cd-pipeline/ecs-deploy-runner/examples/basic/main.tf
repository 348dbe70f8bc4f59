terraform {
  required_version = ">= 1.10.0"

  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = ">= 6.0, < 7.0"
    }
  }
}

provider "aws" {
  region = "eu-west-1"
}

data "aws_caller_identity" "current" {}

data "aws_vpc" "mgmt" {
  tags = { Name = "mgmt" }
}

data "aws_subnets" "private" {
  filter {
    name   = "vpc-id"
    values = [data.aws_vpc.mgmt.id]
  }

  tags = { Tier = "private" }
}

data "aws_iam_openid_connect_provider" "github" {
  url = "https://token.actions.githubusercontent.com"
}

# The task itself can only take on the deployment roles of other accounts.
data "aws_iam_policy_document" "deploy" {
  statement {
    actions   = ["sts:AssumeRole"]
    resources = ["arn:aws:iam::*:role/deployer"]
  }
}

module "deploy_runner" {
  source = "../.."

  name       = "deploy-runner"
  vpc_id     = data.aws_vpc.mgmt.id
  subnet_ids = data.aws_subnets.private.ids

  runners = {
    terraform = {
      image    = "${data.aws_caller_identity.current.account_id}.dkr.ecr.eu-west-1.amazonaws.com/deploy-runner:v1.2.0"
      policies = { deploy = data.aws_iam_policy_document.deploy.json }

      commands = {
        plan = {
          program           = ["/opt/deploy/run", "plan"]
          argument_patterns = ["[0-9a-f]{40}", "(dev|stage|prod)(/[a-z0-9_-]+)+"]
        }

        apply = {
          program           = ["/opt/deploy/run", "apply"]
          argument_patterns = ["[0-9a-f]{40}", "(dev|stage)(/[a-z0-9_-]+)+"]
        }
      }
    }
  }

  ci_trust = {
    provider_arn = data.aws_iam_openid_connect_provider.github.arn
    provider_url = "token.actions.githubusercontent.com"
    subjects     = ["repo:example-org/infrastructure-live:ref:refs/heads/main"]
  }

  tags = {
    Environment = "shared"
  }
}

output "invoker_function_name" {
  description = "Name of the function that CI jobs call."
  value       = module.deploy_runner.invoker_function_name
}
