data "aws_caller_identity" "current" {}

data "aws_partition" "current" {}

data "aws_region" "current" {}

data "aws_ec2_instance_type" "this" {
  instance_type = var.instance_type
}

locals {
  # Canonical's name of the architecture.
  architecture = contains(data.aws_ec2_instance_type.this.supported_architectures, "arm64") ? "arm64" : "amd64"
  bucket_name  = coalesce(var.bucket_name, "${var.name}-openvpn-${data.aws_caller_identity.current.account_id}")
  server_host  = var.dns_record == null ? aws_eip.this.public_ip : var.dns_record.domain_name
}

data "aws_ssm_parameter" "ubuntu" {
  name = "/aws/service/canonical/ubuntu/server/24.04/stable/current/${local.architecture}/hvm/ebs-gp3/ami-id"
}

# The newest image is looked up once and kept in the state. Without that, an unrelated apply would replace instances whenever AWS or
# Canonical publishes an image.
resource "terraform_data" "image" {
  input            = data.aws_ssm_parameter.ubuntu.insecure_value
  triggers_replace = var.image_rollout

  lifecycle {
    ignore_changes = [input]
  }
}

# The address belongs to the service instead of an instance. A new server takes it over when it starts.
resource "aws_eip" "this" {
  domain = "vpc"
  tags   = merge(var.tags, { Name = var.name })
}

resource "aws_route53_record" "this" {
  count = var.dns_record == null ? 0 : 1

  zone_id = var.dns_record.hosted_zone_id
  name    = var.dns_record.domain_name
  type    = "A"
  ttl     = 60
  records = [aws_eip.this.public_ip]
}

module "security_group" {
  source = "../../../modules/security-group"

  name        = "${var.name}-openvpn"
  description = "Clients of the VPN server ${var.name}"
  vpc_id      = var.vpc_id
  tags        = var.tags

  ingress_rules = {
    for block in toset(var.allowed_cidr_blocks) : "openvpn-${block}" => {
      description = "OpenVPN from ${block}"
      from_port   = var.port
      to_port     = var.port
      ip_protocol = var.protocol
      cidr_ipv4   = block
    }
  }

  egress_rules = {
    everything = {
      description = "Clients and updates"
      ip_protocol = "-1"
      cidr_ipv4   = "0.0.0.0/0"
    }
  }
}

module "server" {
  source = "../../../modules/auto-scaling-group"

  name                        = var.name
  image_id                    = coalesce(var.ami_id, terraform_data.image.output)
  instance_type               = var.instance_type
  subnet_ids                  = var.subnet_ids
  security_group_ids          = [module.security_group.security_group_id]
  instance_profile_arn        = module.role.instance_profile_arn
  min_size                    = 1
  max_size                    = 1
  associate_public_ip_address = true
  ebs_kms_key_arn             = var.ebs_kms_key_arn
  user_data                   = local.user_data
  tags                        = var.tags

  root_volume = {
    device_name = "/dev/sda1"
    size_gb     = var.root_volume_size_gb
  }

  # Two running servers would both claim the address, so the old one is terminated first.
  instance_refresh = {
    min_healthy_percentage = 0
    auto_rollback          = false
  }
}

locals {
  user_data = templatefile("${path.module}/templates/user-data.sh.tftpl", {
    region        = data.aws_region.current.region
    allocation_id = aws_eip.this.allocation_id
    bucket        = local.bucket_name
    client_days   = var.certificate_days
    ca_days       = var.certificate_authority_days
    architecture  = local.architecture
    agent_config  = local.agent_config
    interface_nat = var.client_cidr_block
    server_config = local.server_config
    client_config = local.client_config
  })

  server_config = templatefile("${path.module}/templates/server.conf.tftpl", {
    port           = var.port
    protocol       = var.protocol
    max_clients    = var.max_clients
    client_network = cidrhost(var.client_cidr_block, 0)
    client_netmask = cidrnetmask(var.client_cidr_block)
    routes         = [for block in var.routed_cidr_blocks : "${cidrhost(block, 0)} ${cidrnetmask(block)}"]
    route_all      = var.route_all_traffic
    dns_servers    = var.dns_servers
    search_domains = var.dns_search_domains
  })

  client_config = templatefile("${path.module}/templates/client.conf.tftpl", {
    host     = local.server_host
    port     = var.port
    protocol = var.protocol
  })
}
