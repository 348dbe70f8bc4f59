#!/usr/bin/env bash
# Imports a certificate from AWS Secrets Manager into AWS Certificate Manager, for load balancers.
set -euo pipefail

usage() {
  cat >&2 <<'TEXT'
usage: import-into-acm.sh --secret NAME [--certificate-arn ARN]

  --secret           the secret that issue-certificate.sh filled
  --certificate-arn  the certificate in ACM to renew; without it, a new one is created
TEXT
  exit 2
}

secret='' certificate_arn=''
while [ "$#" -gt 0 ]; do
  case "$1" in
    --secret) secret="${2:?}"; shift 2 ;;
    --certificate-arn) certificate_arn="${2:?}"; shift 2 ;;
    *) usage ;;
  esac
done
[ -n "$secret" ] || usage
command -v jq > /dev/null || { echo 'This script needs jq.' >&2; exit 1; }

umask 077
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

aws secretsmanager get-secret-value --secret-id "$secret" --query SecretString --output text > "$work/secret.json"
for part in certificate private_key chain; do
  jq -er ".$part" "$work/secret.json" > "$work/$part.pem"
done

arguments=(
  --certificate "fileb://$work/certificate.pem"
  --private-key "fileb://$work/private_key.pem"
  --certificate-chain "fileb://$work/chain.pem"
)
# ACM takes tags only with a new certificate.
if [ -n "$certificate_arn" ]; then
  arguments+=(--certificate-arn "$certificate_arn")
else
  arguments+=(--tags "Key=Secret,Value=$secret")
fi

aws acm import-certificate "${arguments[@]}" --query CertificateArn --output text
