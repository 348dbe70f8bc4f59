# What a test reads in place of AWS. Values are of the shape that the provider and the modules' own rules ask for.

mock_data "aws_caller_identity" {
  defaults = {
    account_id = "111122223333"
    arn        = "arn:aws:iam::111122223333:role/test"
  }
}

mock_data "aws_partition" {
  defaults = {
    partition  = "aws"
    dns_suffix = "amazonaws.com"
  }
}

mock_data "aws_region" {
  defaults = {
    id     = "eu-west-1"
    region = "eu-west-1"
  }
}

mock_data "aws_availability_zones" {
  defaults = {
    names    = ["eu-west-1a", "eu-west-1b", "eu-west-1c"]
    zone_ids = ["euw1-az1", "euw1-az2", "euw1-az3"]
  }
}

mock_data "aws_iam_policy_document" {
  defaults = {
    json          = "{\"Version\":\"2012-10-17\",\"Statement\":[]}"
    minified_json = "{\"Version\":\"2012-10-17\",\"Statement\":[]}"
  }
}

mock_data "aws_vpc" {
  defaults = {
    id         = "vpc-0a1b2c3d"
    cidr_block = "10.2.0.0/16"
  }
}

mock_data "aws_subnets" {
  defaults = {
    ids = ["subnet-0a", "subnet-0b", "subnet-0c"]
  }
}

mock_data "aws_subnet" {
  defaults = {
    id                = "subnet-0a"
    availability_zone = "eu-west-1a"
    cidr_block        = "10.2.0.0/20"
    vpc_id            = "vpc-0a1b2c3d"
  }
}

mock_data "aws_ssoadmin_instances" {
  defaults = {
    arns               = ["arn:aws:sso:::instance/ssoins-0123456789abcdef"]
    identity_store_ids = ["d-0123456789"]
  }
}

mock_data "aws_ssm_parameter" {
  defaults = {
    insecure_value = "ami-0a1b2c3d4e5f60718"
  }
}

mock_data "aws_ec2_instance_type" {
  defaults = {
    supported_architectures = ["arm64"]
  }
}

mock_data "aws_ami" {
  defaults = {
    id = "ami-0a1b2c3d4e5f60718"
  }
}

mock_data "aws_acm_certificate" {
  defaults = {
    arn = "arn:aws:acm:eu-west-1:111122223333:certificate/0a1b2c3d"
  }
}

mock_data "aws_eks_cluster" {
  defaults = {
    arn                   = "arn:aws:eks:eu-west-1:111122223333:cluster/test"
    version               = "1.34"
    endpoint              = "https://0A1B2C3D.gr7.eu-west-1.eks.amazonaws.com"
    identity              = [{ oidc = [{ issuer = "https://oidc.eks.eu-west-1.amazonaws.com/id/0A1B2C3D" }] }]
    vpc_config            = [{ cluster_security_group_id = "sg-0a1b2c3d", vpc_id = "vpc-0a1b2c3d" }]
    certificate_authority = [{ data = "dGVzdA==" }]

    kubernetes_network_config = [{ service_ipv4_cidr = "172.20.0.0/16" }]
  }
}

mock_resource "aws_acm_certificate" {
  defaults = {
    arn = "arn:aws:acm:eu-west-1:111122223333:certificate/0a1b2c3d"
  }
}

mock_resource "aws_autoscaling_group" {
  defaults = {
    arn = "arn:aws:autoscaling:eu-west-1:111122223333:autoScalingGroup:0a1b2c3d:autoScalingGroupName/test"
  }
}

mock_resource "aws_cloudwatch_event_bus" {
  defaults = {
    arn = "arn:aws:events:eu-west-1:111122223333:event-bus/test"
  }
}

mock_resource "aws_cloudwatch_event_rule" {
  defaults = {
    arn = "arn:aws:events:eu-west-1:111122223333:rule/test"
  }
}

mock_resource "aws_cloudwatch_log_group" {
  defaults = {
    arn = "arn:aws:logs:eu-west-1:111122223333:log-group:test"
  }
}

mock_resource "aws_ecs_cluster" {
  defaults = {
    arn = "arn:aws:ecs:eu-west-1:111122223333:cluster/test"
  }
}

mock_resource "aws_ecs_task_definition" {
  defaults = {
    arn = "arn:aws:ecs:eu-west-1:111122223333:task-definition/test:1"
  }
}

mock_resource "aws_eks_cluster" {
  defaults = {
    arn = "arn:aws:eks:eu-west-1:111122223333:cluster/test"
  }
}

mock_resource "aws_iam_instance_profile" {
  defaults = {
    arn = "arn:aws:iam::111122223333:instance-profile/test"
  }
}

mock_resource "aws_iam_policy" {
  defaults = {
    arn = "arn:aws:iam::111122223333:policy/test"
  }
}

mock_resource "aws_iam_role" {
  defaults = {
    arn = "arn:aws:iam::111122223333:role/test"
  }
}

mock_resource "aws_kms_key" {
  defaults = {
    arn = "arn:aws:kms:eu-west-1:111122223333:key/0a1b2c3d"
  }
}

mock_resource "aws_lambda_function" {
  defaults = {
    arn = "arn:aws:lambda:eu-west-1:111122223333:function:test"
  }
}

mock_resource "aws_lb" {
  defaults = {
    arn = "arn:aws:elasticloadbalancing:eu-west-1:111122223333:loadbalancer/app/test/0a1b2c3d"
  }
}

mock_resource "aws_lb_listener" {
  defaults = {
    arn = "arn:aws:elasticloadbalancing:eu-west-1:111122223333:listener/app/test/0a1b2c3d/4e5f6071"
  }
}

mock_resource "aws_lb_target_group" {
  defaults = {
    arn = "arn:aws:elasticloadbalancing:eu-west-1:111122223333:targetgroup/test/0a1b2c3d"
  }
}

mock_resource "aws_s3_bucket" {
  defaults = {
    arn = "arn:aws:s3:::test"
  }
}

mock_resource "aws_secretsmanager_secret" {
  defaults = {
    arn = "arn:aws:secretsmanager:eu-west-1:111122223333:secret:test-0a1b2c"
  }
}

mock_resource "aws_sns_topic" {
  defaults = {
    arn = "arn:aws:sns:eu-west-1:111122223333:test"
  }
}

mock_resource "aws_sqs_queue" {
  defaults = {
    arn = "arn:aws:sqs:eu-west-1:111122223333:test"
  }
}

mock_resource "aws_launch_template" {
  defaults = {
    id = "lt-0a1b2c3d4e5f60718"
  }
}

mock_data "aws_eks_addon_version" {
  defaults = {
    version = "v1.20.0-eksbuild.1"
  }
}
