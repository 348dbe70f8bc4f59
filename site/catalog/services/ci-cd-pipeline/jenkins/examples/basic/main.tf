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

data "aws_ami" "jenkins" {
  owners      = ["self"]
  most_recent = true

  filter {
    name   = "name"
    values = ["jenkins-*"]
  }
}

data "aws_acm_certificate" "jenkins" {
  domain   = "jenkins.example.com"
  statuses = ["ISSUED"]
}

data "aws_route53_zone" "public" {
  name = "example.com"
}

module "jenkins" {
  source = "../.."

  name                     = "ci"
  vpc_id                   = data.aws_vpc.mgmt.id
  instance_subnet_id       = sort(data.aws_subnets.private.ids)[0]
  load_balancer_subnet_ids = data.aws_subnets.private.ids
  ami_id                   = data.aws_ami.jenkins.id
  domain_name              = "jenkins.example.com"
  certificate_arn          = data.aws_acm_certificate.jenkins.arn
  hosted_zone_id           = data.aws_route53_zone.public.zone_id
  allowed_cidr_blocks      = [data.aws_vpc.mgmt.cidr_block]

  tags = {
    Environment = "shared"
  }
}

output "url" {
  description = "Address of the server."
  value       = module.jenkins.url
}
