# The example of the module, and those of the account baselines that call it: a mock of one region is one of a test file alone.

mock_provider "aws" {
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ap_northeast_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ap_northeast_2"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ap_northeast_3"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ap_south_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ap_southeast_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ap_southeast_2"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "ca_central_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "eu_central_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "eu_north_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "eu_west_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "eu_west_2"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "eu_west_3"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "sa_east_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "us_east_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "us_east_2"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "us_west_1"
  source = "../../tests/mocks"
}

mock_provider "aws" {
  alias  = "us_west_2"
  source = "../../tests/mocks"
}

run "example" {
  command = plan

  module {
    source = "./examples/basic"
  }
}

run "app" {
  command = plan

  module {
    source = "../../services/landing-zone/aws-app-account-baseline-wrapper/examples/basic"
  }
}

run "root" {
  command = plan

  module {
    source = "../../services/landing-zone/aws-root-account-baseline-wrapper/examples/basic"
  }
}

run "security" {
  command = plan

  module {
    source = "../../services/landing-zone/aws-security-account-baseline-wrapper/examples/basic"
  }
}
