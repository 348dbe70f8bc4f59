data "aws_ec2_instance_type" "this" {
  instance_type = var.instance_type
}

locals {
  architecture = contains(data.aws_ec2_instance_type.this.supported_architectures, "arm64") ? "arm64" : "x86_64"
}

data "aws_ssm_parameter" "amazon_linux" {
  name = "/aws/service/ami-amazon-linux-latest/al2023-ami-kernel-default-${local.architecture}"
}

module "security_group" {
  source = "../../../modules/security-group"

  name        = "${var.name}-bastion"
  description = "SSH clients of the bastion host ${var.name}"
  vpc_id      = var.vpc_id
  tags        = var.tags

  ingress_rules = merge(
    {
      for block in toset(var.allowed_cidr_blocks) : "ssh-${block}" => {
        description = "SSH from ${block}"
        from_port   = 22
        to_port     = 22
        ip_protocol = "tcp"
        cidr_ipv4   = block
      }
    },
    {
      for name, id in var.allowed_security_group_ids : "ssh-${name}" => {
        description                  = "SSH from the security group ${name}"
        from_port                    = 22
        to_port                      = 22
        ip_protocol                  = "tcp"
        referenced_security_group_id = id
      }
    },
  )

  egress_rules = {
    for block in toset(var.egress_cidr_blocks) : "out-${block}" => {
      description = "Out to ${block}"
      ip_protocol = "-1"
      cidr_ipv4   = block
    }
  }
}

module "instance" {
  source = "../../../modules/ec2-instance"

  name                        = var.name
  ami_id                      = var.ami_id == null ? data.aws_ssm_parameter.amazon_linux.insecure_value : var.ami_id
  instance_type               = var.instance_type
  subnet_id                   = var.subnet_id
  security_group_ids          = concat([module.security_group.security_group_id], var.additional_security_group_ids)
  instance_profile_name       = module.role.instance_profile_name
  allocate_elastic_ip         = var.allocate_elastic_ip
  associate_public_ip_address = var.allocate_elastic_ip
  ebs_kms_key_arn             = var.ebs_kms_key_arn
  user_data                   = local.user_data
  replace_on_user_data_change = true
  root_volume                 = { size_gb = var.root_volume_size_gb }
  tags                        = var.tags
}

locals {
  user_data = templatefile("${path.module}/templates/user-data.sh.tftpl", {
    users                = var.users
    allow_tcp_forwarding = var.allow_tcp_forwarding
    tunnel_destinations  = var.permitted_tunnel_destinations
    idle_timeout_minutes = var.idle_timeout_minutes
    automatic_updates    = var.automatic_security_updates
    agent_config         = local.agent_config
  })
}

resource "aws_route53_record" "this" {
  count = var.dns_record == null ? 0 : 1

  zone_id = var.dns_record.hosted_zone_id
  name    = var.dns_record.domain_name
  type    = "A"
  ttl     = 60
  records = [var.allocate_elastic_ip ? module.instance.public_ip : module.instance.private_ip]
}
