terraform {
  required_version = ">= 1.10.0"

  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = ">= 6.0, < 7.0"
    }
  }
}

# The home region: the trail, the alarms and the roles are created from here.
provider "aws" {
  region = "eu-west-1"
}

provider "aws" {
  alias  = "ap_northeast_1"
  region = "ap-northeast-1"
}

provider "aws" {
  alias  = "ap_northeast_2"
  region = "ap-northeast-2"
}

provider "aws" {
  alias  = "ap_northeast_3"
  region = "ap-northeast-3"
}

provider "aws" {
  alias  = "ap_south_1"
  region = "ap-south-1"
}

provider "aws" {
  alias  = "ap_southeast_1"
  region = "ap-southeast-1"
}

provider "aws" {
  alias  = "ap_southeast_2"
  region = "ap-southeast-2"
}

provider "aws" {
  alias  = "ca_central_1"
  region = "ca-central-1"
}

provider "aws" {
  alias  = "eu_central_1"
  region = "eu-central-1"
}

provider "aws" {
  alias  = "eu_north_1"
  region = "eu-north-1"
}

provider "aws" {
  alias  = "eu_west_1"
  region = "eu-west-1"
}

provider "aws" {
  alias  = "eu_west_2"
  region = "eu-west-2"
}

provider "aws" {
  alias  = "eu_west_3"
  region = "eu-west-3"
}

provider "aws" {
  alias  = "sa_east_1"
  region = "sa-east-1"
}

provider "aws" {
  alias  = "us_east_1"
  region = "us-east-1"
}

provider "aws" {
  alias  = "us_east_2"
  region = "us-east-2"
}

provider "aws" {
  alias  = "us_west_1"
  region = "us-west-1"
}

provider "aws" {
  alias  = "us_west_2"
  region = "us-west-2"
}

module "root_baseline" {
  source = "../.."

  providers = {
    aws                = aws
    aws.ap_northeast_1 = aws.ap_northeast_1
    aws.ap_northeast_2 = aws.ap_northeast_2
    aws.ap_northeast_3 = aws.ap_northeast_3
    aws.ap_south_1     = aws.ap_south_1
    aws.ap_southeast_1 = aws.ap_southeast_1
    aws.ap_southeast_2 = aws.ap_southeast_2
    aws.ca_central_1   = aws.ca_central_1
    aws.eu_central_1   = aws.eu_central_1
    aws.eu_north_1     = aws.eu_north_1
    aws.eu_west_1      = aws.eu_west_1
    aws.eu_west_2      = aws.eu_west_2
    aws.eu_west_3      = aws.eu_west_3
    aws.sa_east_1      = aws.sa_east_1
    aws.us_east_1      = aws.us_east_1
    aws.us_east_2      = aws.us_east_2
    aws.us_west_1      = aws.us_west_1
    aws.us_west_2      = aws.us_west_2
  }

  name                  = "root"
  audit_log_bucket_name = "example-audit-logs"

  # The logs account is created here, so its bucket comes later. Switch both on when it is there.
  enable_cloudtrail = false
  enable_config     = false

  organizational_units = ["infrastructure", "workloads"]

  accounts = {
    logs     = { email = "aws+logs@example.com", organizational_unit = "infrastructure" }
    security = { email = "aws+security@example.com", organizational_unit = "infrastructure" }
    shared   = { email = "aws+shared@example.com", organizational_unit = "infrastructure" }
    dev      = { email = "aws+dev@example.com", organizational_unit = "workloads" }
    prod     = { email = "aws+prod@example.com", organizational_unit = "workloads" }
  }

  delegated_administrators = {
    "access-analyzer.amazonaws.com" = "security"
    "config.amazonaws.com"          = "security"
  }

  users = {
    alice = { groups = ["full-access"], pgp_key = "keybase:alice_example" }
  }

  tags = {
    Environment = "root"
  }
}

output "account_ids" {
  description = "IDs of the new accounts."
  value       = module.root_baseline.account_ids
}
