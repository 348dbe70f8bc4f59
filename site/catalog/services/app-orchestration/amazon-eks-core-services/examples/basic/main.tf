provider "aws" {
  region = "eu-west-1"
}

data "aws_eks_cluster" "platform" {
  name = "platform"
}

data "aws_eks_cluster_auth" "platform" {
  name = "platform"
}

provider "kubernetes" {
  host                   = data.aws_eks_cluster.platform.endpoint
  cluster_ca_certificate = base64decode(data.aws_eks_cluster.platform.certificate_authority[0].data)
  token                  = data.aws_eks_cluster_auth.platform.token
}

provider "helm" {
  kubernetes {
    host                   = data.aws_eks_cluster.platform.endpoint
    cluster_ca_certificate = base64decode(data.aws_eks_cluster.platform.certificate_authority[0].data)
    token                  = data.aws_eks_cluster_auth.platform.token
  }
}

module "core_services" {
  source = "../.."

  cluster_name      = "platform"
  oidc_provider_arn = "arn:aws:iam::111122223333:oidc-provider/oidc.eks.eu-west-1.amazonaws.com/id/0123456789ABCDEF0123456789ABCDEF"
  oidc_provider_url = "oidc.eks.eu-west-1.amazonaws.com/id/0123456789ABCDEF0123456789ABCDEF"

  external_dns = {
    enabled         = true
    hosted_zone_ids = ["Z0123456789ABCDEFGHIJ"]
  }
}

output "container_log_group_name" {
  description = "Where the logs of the containers are."
  value       = module.core_services.container_log_group_name
}
