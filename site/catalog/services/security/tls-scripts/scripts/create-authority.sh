#!/usr/bin/env bash
# Makes a private certificate authority and stores its key and its certificate in AWS Secrets Manager.
set -euo pipefail

usage() {
  cat >&2 <<'TEXT'
usage: create-authority.sh --key-secret NAME --certificate-secret NAME --common-name NAME
                           [--organization NAME] [--days NUMBER] [--replace]

  --key-secret          the secret for the authority's private key
  --certificate-secret  the secret for the authority's certificate
  --common-name         the name of the authority
  --organization        the organization in its name (Internal)
  --days                for how many days it is valid (3650)
  --replace             replace an authority that exists; its certificates lose their trust
TEXT
  exit 2
}

key_secret='' certificate_secret='' common_name='' organization='Internal' days=3650 replace=false
while [ "$#" -gt 0 ]; do
  case "$1" in
    --key-secret) key_secret="${2:?}"; shift 2 ;;
    --certificate-secret) certificate_secret="${2:?}"; shift 2 ;;
    --common-name) common_name="${2:?}"; shift 2 ;;
    --organization) organization="${2:?}"; shift 2 ;;
    --days) days="${2:?}"; shift 2 ;;
    --replace) replace=true; shift ;;
    *) usage ;;
  esac
done
[ -n "$key_secret" ] && [ -n "$certificate_secret" ] && [ -n "$common_name" ] || usage

# Files with keys exist only here, only for their owner, and only as long as the script runs.
umask 077
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

versions=$(aws secretsmanager describe-secret --secret-id "$key_secret" --query 'length(keys(VersionIdsToStages || `{}`))' --output text)
if [ "$versions" != 0 ] && [ "$replace" = false ]; then
  echo "The secret $key_secret holds an authority already. Use --replace if you mean to replace it." >&2
  exit 1
fi

cat > "$work/openssl.cnf" <<CONF
[req]
distinguished_name = name
x509_extensions = authority
prompt = no
utf8 = yes

[name]
O = $organization
CN = $common_name

[authority]
basicConstraints = critical, CA:true, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
CONF

openssl ecparam -name secp384r1 -genkey -noout -out "$work/key.pem"
openssl req -x509 -new -sha384 -key "$work/key.pem" -days "$days" -config "$work/openssl.cnf" -out "$work/certificate.pem"

aws secretsmanager put-secret-value --secret-id "$key_secret" --secret-string "file://$work/key.pem" > /dev/null
aws secretsmanager put-secret-value --secret-id "$certificate_secret" --secret-string "file://$work/certificate.pem" > /dev/null

echo "Made the authority '$common_name'."
openssl x509 -in "$work/certificate.pem" -noout -enddate -fingerprint -sha256
