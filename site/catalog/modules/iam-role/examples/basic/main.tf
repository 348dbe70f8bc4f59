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

# A pipeline of GitHub deploys from the main branch of one repository, without any key.
module "deploy_role" {
  source = "../.."

  name        = "deploy"
  description = "Deployments of the repository example-org/infrastructure"

  federated_trust = {
    provider_arn = "arn:aws:iam::111122223333:oidc-provider/token.actions.githubusercontent.com"
    provider_url = "token.actions.githubusercontent.com"
    subjects     = ["repo:example-org/infrastructure:ref:refs/heads/main"]
  }

  managed_policy_arns = {
    read = "arn:aws:iam::aws:policy/ReadOnlyAccess"
  }

  inline_policies = {
    state = jsonencode({
      Version   = "2012-10-17"
      Statement = [{ Effect = "Allow", Action = ["s3:GetObject", "s3:PutObject"], Resource = "arn:aws:s3:::example-state/*" }]
    })
  }
}
