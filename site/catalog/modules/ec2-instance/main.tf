locals {
  instance_tags = merge(var.tags, { Name = var.name })
}

resource "aws_instance" "this" {
  ami                         = var.ami_id
  instance_type               = var.instance_type
  subnet_id                   = var.subnet_id
  private_ip                  = var.private_ip
  vpc_security_group_ids      = var.security_group_ids
  associate_public_ip_address = var.associate_public_ip_address
  source_dest_check           = var.source_dest_check
  iam_instance_profile        = var.instance_profile_name
  key_name                    = var.key_name
  user_data                   = var.user_data
  user_data_replace_on_change = var.replace_on_user_data_change
  monitoring                  = var.detailed_monitoring
  disable_api_termination     = var.termination_protection
  tags                        = local.instance_tags

  metadata_options {
    http_endpoint               = "enabled"
    http_tokens                 = "required"
    http_put_response_hop_limit = var.metadata_hop_limit
  }

  root_block_device {
    volume_type           = var.root_volume.type
    volume_size           = var.root_volume.size_gb
    iops                  = var.root_volume.iops
    throughput            = var.root_volume.throughput
    encrypted             = true
    kms_key_id            = var.ebs_kms_key_arn
    delete_on_termination = var.root_volume.delete_on_termination
    tags                  = local.instance_tags
  }

  lifecycle {
    # A newer image must not replace a running server unexpectedly.
    ignore_changes = [ami]
  }
}

data "aws_subnet" "this" {
  id = var.subnet_id
}

# Separate volumes outlive the instance, so a replacement gets the data back.
resource "aws_ebs_volume" "data" {
  for_each = var.data_volumes

  availability_zone = data.aws_subnet.this.availability_zone
  type              = each.value.type
  size              = each.value.size_gb
  iops              = each.value.iops
  throughput        = each.value.throughput
  snapshot_id       = each.value.snapshot_id
  encrypted         = true
  kms_key_id        = var.ebs_kms_key_arn
  final_snapshot    = each.value.final_snapshot
  tags              = merge(var.tags, { Name = "${var.name}-${trimprefix(each.key, "/dev/")}" })
}

resource "aws_volume_attachment" "data" {
  for_each = var.data_volumes

  device_name                    = each.key
  volume_id                      = aws_ebs_volume.data[each.key].id
  instance_id                    = aws_instance.this.id
  stop_instance_before_detaching = true
}

resource "aws_eip" "this" {
  count = var.allocate_elastic_ip ? 1 : 0

  domain = "vpc"
  tags   = local.instance_tags
}

resource "aws_eip_association" "this" {
  count = var.allocate_elastic_ip ? 1 : 0

  allocation_id = aws_eip.this[0].id
  instance_id   = aws_instance.this.id
}
