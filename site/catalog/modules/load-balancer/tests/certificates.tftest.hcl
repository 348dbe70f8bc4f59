mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  name       = "app"
  internal   = true
  subnet_ids = ["subnet-0a", "subnet-0b"]
}

run "two_certificates" {
  command = apply

  variables {
    listeners = {
      https = {
        port            = 443
        protocol        = "HTTPS"
        certificate_arn = "arn:aws:acm:eu-west-1:111122223333:certificate/default"
        default_action  = { type = "fixed-response" }
        additional_certificate_arns = {
          first  = "arn:aws:acm:eu-west-1:111122223333:certificate/first"
          second = "arn:aws:acm:eu-west-1:111122223333:certificate/second"
        }
      }
    }
  }
}

run "first_certificate_removed" {
  command = plan

  variables {
    listeners = {
      https = {
        port            = 443
        protocol        = "HTTPS"
        certificate_arn = "arn:aws:acm:eu-west-1:111122223333:certificate/default"
        default_action  = { type = "fixed-response" }
        additional_certificate_arns = {
          second = "arn:aws:acm:eu-west-1:111122223333:certificate/second"
        }
      }
    }
  }
}
