terraform {
  required_version = ">= 1.5.0"

  required_providers {
    aws = {
      source                = "hashicorp/aws"
      version               = ">= 5.0, < 6.0"
      configuration_aliases = [aws.replica, aws.logs]
    }
    random = "~> 3.0"
  }
}

terraform {
  required_version = "< 2.0.0"
}
