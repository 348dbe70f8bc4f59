module "local" {
  source   = "../network"
  for_each = var.networks

  name = each.key
}

module "registry" {
  source  = "terraform-aws-modules/vpc/aws//modules/vpc-endpoints"
  version = "~> 5.0"
  count   = 2

  providers = {
    aws = aws.other
  }

  vpc_id     = module.local["a"].vpc_id
  depends_on = [aws_security_group.this]
}

module "git" {
  source = "git::git@github.com:example/modules.git//net/vpc?ref=v1.2.3"
}

resource "aws_security_group" "this" {
  dynamic "ingress" {
    for_each = [80, 443]
    content {
      from_port = ingress.value
    }
  }
}

variable "networks" {
  type = map(string)
}
