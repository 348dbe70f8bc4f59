mock_provider "aws" {
  source = "../../tests/mocks"
}

variables {
  name               = "worker"
  ami_id             = "ami-0a1b2c3d4e5f60718"
  instance_type      = "t3.small"
  subnet_id          = "subnet-0a"
  security_group_ids = ["sg-0a1b2c3d"]
}

run "first_image" {
  command = apply

  assert {
    condition     = aws_instance.this.metadata_options[0].http_tokens == "required" && aws_instance.this.root_block_device[0].encrypted
    error_message = "The instance must require version 2 of the metadata service, and an encrypted disk."
  }
}

run "newer_image" {
  command = plan

  variables {
    ami_id = "ami-11111111111111111"
  }

  assert {
    condition     = aws_instance.this.ami == "ami-0a1b2c3d4e5f60718"
    error_message = "A newer image must not replace the instance."
  }
}
