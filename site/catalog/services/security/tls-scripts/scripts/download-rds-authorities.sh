#!/usr/bin/env bash
# Downloads the certificates of the authorities that sign the certificates of Amazon RDS, Aurora and DocumentDB servers.
set -euo pipefail

usage() {
  cat >&2 <<'TEXT'
usage: download-rds-authorities.sh --output FILE [--region REGION]

  --output  where the certificates go, in PEM
  --region  the authorities of one region; without it, those of all regions
TEXT
  exit 2
}

output='' region='global'
while [ "$#" -gt 0 ]; do
  case "$1" in
    --output) output="${2:?}"; shift 2 ;;
    --region) region="${2:?}"; shift 2 ;;
    *) usage ;;
  esac
done
[ -n "$output" ] || usage

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

curl --fail --silent --show-error --location --proto '=https' --tlsv1.2 \
  --output "$work/bundle.pem" "https://truststore.pki.rds.amazonaws.com/$region/$region-bundle.pem"

# An error page or half a download must never become a trust store.
count=$(grep -c 'BEGIN CERTIFICATE' "$work/bundle.pem" || true)
parsed=$({ openssl crl2pkcs7 -nocrl -certfile "$work/bundle.pem" | openssl pkcs7 -print_certs -noout; } 2> /dev/null | grep -c '^subject' || true)
if [ "$count" = 0 ] || [ "$count" != "$parsed" ]; then
  echo "The download does not hold certificates only: $count announced, $parsed read." >&2
  exit 1
fi

mv "$work/bundle.pem" "$output"
chmod 644 "$output"
echo "Wrote $count certificates to $output."
