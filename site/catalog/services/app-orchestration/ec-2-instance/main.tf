data "aws_partition" "current" {}

data "aws_ssm_parameter" "ami" {
  name = "/aws/service/ami-amazon-linux-latest/al2023-ami-kernel-default-${var.cpu_architecture}"
}

module "instance" {
  source = "../../../modules/ec2-instance"

  name                        = var.name
  ami_id                      = coalesce(var.ami_id, data.aws_ssm_parameter.ami.insecure_value)
  instance_type               = var.instance_type
  subnet_id                   = var.subnet_id
  security_group_ids          = concat([module.security_group.security_group_id], var.additional_security_group_ids)
  private_ip                  = var.private_ip
  associate_public_ip_address = var.associate_public_ip_address
  allocate_elastic_ip         = var.allocate_elastic_ip
  source_dest_check           = var.source_dest_check
  instance_profile_name       = module.role.instance_profile_name
  key_name                    = var.key_name
  user_data                   = var.user_data
  replace_on_user_data_change = var.replace_on_user_data_change
  root_volume                 = var.root_volume
  data_volumes                = var.data_volumes
  ebs_kms_key_arn             = var.ebs_kms_key_arn
  metadata_hop_limit          = var.metadata_hop_limit
  detailed_monitoring         = var.detailed_monitoring
  termination_protection      = var.termination_protection
  tags                        = merge(var.tags, var.snapshots == null ? {} : { Snapshots = var.name })
}

module "security_group" {
  source = "../../../modules/security-group"

  name          = var.name
  description   = "The instance ${var.name}"
  vpc_id        = var.vpc_id
  ingress_rules = var.ingress_rules
  tags          = var.tags

  egress_rules = {
    for block in toset(var.egress_cidr_blocks) : "egress-${block}" => {
      description = "Out to ${block}"
      ip_protocol = "-1"
      cidr_ipv4   = block
    }
  }
}

module "role" {
  source = "../../../modules/iam-role"

  name                    = "${var.name}-instance"
  description             = "What the instance ${var.name} may do in AWS"
  trusted_services        = ["ec2.amazonaws.com"]
  create_instance_profile = true
  permissions_boundary    = var.permissions_boundary
  inline_policies         = var.instance_role_policies

  managed_policy_arns = merge(
    { AmazonSSMManagedInstanceCore = "arn:${data.aws_partition.current.partition}:iam::aws:policy/AmazonSSMManagedInstanceCore" },
    var.instance_role_managed_policy_arns,
  )

  tags = var.tags
}

resource "aws_route53_record" "this" {
  count = var.dns_record == null ? 0 : 1

  zone_id = var.dns_record.zone_id
  name    = var.dns_record.name
  type    = "A"
  ttl     = var.dns_record.ttl
  records = [var.dns_record.use_public_ip ? module.instance.public_ip : module.instance.private_ip]
}
