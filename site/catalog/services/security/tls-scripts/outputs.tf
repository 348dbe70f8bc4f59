output "authority_key_secret_arn" {
  description = "ARN of the secret that contains the authority's private key."
  value       = module.authority_key.secret_arn

  precondition {
    condition     = var.create_kms_key || var.kms_key_arn != null
    error_message = "Set kms_key_arn, or leave create_kms_key true."
  }
}

output "authority_certificate_secret_arn" {
  description = "ARN of the secret that contains the authority's certificate in PEM format."
  value       = module.authority_certificate.secret_arn
}

output "certificate_secret_arns" {
  description = "ARN of the secret for every certificate, by certificate name. The value is JSON with `certificate`, `private_key`, and `chain`, all in PEM format."
  value       = { for name, certificate in module.certificates : name => certificate.secret_arn }
}

output "issuer_role_arn" {
  description = "ARN of the role that runs the scripts, or null if none was created."
  value       = one(module.issuer_role[*].role_arn)
}

output "issuer_policy_json" {
  description = "IAM policy document with the permissions that the scripts need."
  value       = data.aws_iam_policy_document.issuer.json
}

output "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the secrets. Readers in this account need `kms:Decrypt` permission for the key."
  value       = local.key_arn
}

output "create_authority_command" {
  description = "Command that creates the certificate authority. Run it once in this service's directory."
  value = join(" ", [
    "scripts/create-authority.sh",
    "--key-secret '${module.authority_key.secret_name}'",
    "--certificate-secret '${module.authority_certificate.secret_name}'",
    "--common-name '${var.certificate_authority.common_name}'",
    "--organization '${var.certificate_authority.organization}'",
    "--days ${var.certificate_authority.validity_days}",
  ])
}

output "issue_commands" {
  description = "Commands that issue or renew the certificates, by name. Run them in this service's directory."
  value = {
    for name, certificate in var.certificates : name => join(" ", concat(
      [
        "scripts/issue-certificate.sh",
        "--key-secret '${module.authority_key.secret_name}'",
        "--certificate-secret '${module.authority_certificate.secret_name}'",
        "--secret '${module.certificates[name].secret_name}'",
        "--common-name '${certificate.common_name}'",
        "--organization '${var.certificate_authority.organization}'",
        "--days ${certificate.validity_days}",
        "--algorithm ${certificate.key_algorithm}",
      ],
      [for dns_name in certificate.dns_names : "--dns '${dns_name}'"],
      [for address in certificate.ip_addresses : "--ip '${address}'"],
    ))
  }
}

output "import_commands" {
  description = "Commands that import certificates into ACM, by name, for certificates that can be imported."
  value = {
    for name, certificate in var.certificates : name => "scripts/import-into-acm.sh --secret '${module.certificates[name].secret_name}'"
    if certificate.import_into_acm
  }
}
