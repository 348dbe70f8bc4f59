#!/usr/bin/env bash
# Makes a key and a certificate, signs it with the authority in AWS Secrets Manager, and stores both there as one secret.
set -euo pipefail

usage() {
  cat >&2 <<'TEXT'
usage: issue-certificate.sh --key-secret NAME --certificate-secret NAME --secret NAME --common-name NAME
                            [--organization NAME] [--dns NAME]... [--ip ADDRESS]... [--days NUMBER] [--algorithm NAME]

  --key-secret          the secret with the authority's private key
  --certificate-secret  the secret with the authority's certificate
  --secret              the secret for the new certificate
  --common-name         the main host name, which is always one of the DNS names
  --organization        the organization in the certificate's name (Internal)
  --dns, --ip           more names and addresses; repeat as needed
  --days                for how many days it is valid (365)
  --algorithm           ec-p256, ec-p384, rsa-2048 or rsa-4096 (ec-p256)
TEXT
  exit 2
}

key_secret='' certificate_secret='' secret='' common_name='' organization='Internal' days=365 algorithm='ec-p256' alternatives=()
while [ "$#" -gt 0 ]; do
  case "$1" in
    --key-secret) key_secret="${2:?}"; shift 2 ;;
    --certificate-secret) certificate_secret="${2:?}"; shift 2 ;;
    --secret) secret="${2:?}"; shift 2 ;;
    --common-name) common_name="${2:?}"; shift 2 ;;
    --organization) organization="${2:?}"; shift 2 ;;
    --dns) alternatives+=("DNS:${2:?}"); shift 2 ;;
    --ip) alternatives+=("IP:${2:?}"); shift 2 ;;
    --days) days="${2:?}"; shift 2 ;;
    --algorithm) algorithm="${2:?}"; shift 2 ;;
    *) usage ;;
  esac
done
[ -n "$key_secret" ] && [ -n "$certificate_secret" ] && [ -n "$secret" ] && [ -n "$common_name" ] || usage
command -v jq > /dev/null || { echo 'This script needs jq.' >&2; exit 1; }

umask 077
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

read_secret() {
  aws secretsmanager get-secret-value --secret-id "$1" --query SecretString --output text
}
read_secret "$key_secret" > "$work/authority-key.pem"
read_secret "$certificate_secret" > "$work/authority.pem"

# Clients refuse a certificate that outlives its authority.
if ! openssl x509 -in "$work/authority.pem" -noout -checkend "$((days * 86400))" > /dev/null; then
  echo "The authority expires before the certificate would. Use fewer days, or create a new authority." >&2
  exit 1
fi

case "$algorithm" in
  ec-p256) openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt -out "$work/key.pem" ;;
  ec-p384) openssl ecparam -name secp384r1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt -out "$work/key.pem" ;;
  rsa-2048) openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out "$work/key.pem" 2> /dev/null ;;
  rsa-4096) openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:4096 -out "$work/key.pem" 2> /dev/null ;;
  *) usage ;;
esac

names=$(IFS=,; echo "DNS:$common_name${alternatives[*]:+,${alternatives[*]}}")
cat > "$work/openssl.cnf" <<CONF
[req]
distinguished_name = name
prompt = no
utf8 = yes

[name]
O = $organization
CN = $common_name

[server]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature, keyEncipherment
extendedKeyUsage = serverAuth, clientAuth
subjectAltName = $names
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
CONF

openssl req -new -sha256 -key "$work/key.pem" -config "$work/openssl.cnf" -out "$work/request.pem"
openssl x509 -req -sha256 -in "$work/request.pem" -days "$days" -set_serial "0x$(openssl rand -hex 16)" \
  -CA "$work/authority.pem" -CAkey "$work/authority-key.pem" -extfile "$work/openssl.cnf" -extensions server \
  -out "$work/certificate.pem" 2> /dev/null
openssl verify -CAfile "$work/authority.pem" "$work/certificate.pem" > /dev/null

jq -n --rawfile certificate "$work/certificate.pem" --rawfile private_key "$work/key.pem" --rawfile chain "$work/authority.pem" \
  '{certificate: $certificate, private_key: $private_key, chain: $chain}' > "$work/secret.json"
aws secretsmanager put-secret-value --secret-id "$secret" --secret-string "file://$work/secret.json" > /dev/null

echo "Stored the certificate for $common_name in $secret."
openssl x509 -in "$work/certificate.pem" -noout -enddate -fingerprint -sha256
