#!/bin/sh
# Certificates for the parts of docker-compose.yml, or of a cluster, by an authority of their own. Run by its one-shot service, or by hand:
#   sh deploy/certificates.sh DIRECTORY NAME:UID:HOST[,HOST…] …
#   sh deploy/certificates.sh certificates eventstore-1:1000:es1.internal eventstore-2:1000:es2.internal postgres:999:db.internal
# Makes DIRECTORY/ca (the authority: its key goes nowhere else), DIRECTORY/trust/ca.pem (for whoever connects), and for each name
# DIRECTORY/NAME/server.pem, server.key (of that account, 0600) and ca.pem. What is there and good for another 30 days stays.
set -eu
umask 077
directory=${1:?Usage: certificates.sh DIRECTORY NAME:UID:HOST[,HOST…] …}
shift
month=2592000
ca=$directory/ca
mkdir -p "$ca" "$directory/trust"

key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1" 2>/dev/null; }
good() { openssl x509 -in "$1" -noout -checkend $month >/dev/null 2>&1; }

if ! good "$ca/ca.pem"; then
  key "$ca/ca.key"
  openssl req -x509 -new -key "$ca/ca.key" -sha256 -days 3650 -subj "/O=order-intake/CN=order-intake authority" \
    -addext "basicConstraints=critical,CA:TRUE,pathlen:0" -addext "keyUsage=critical,keyCertSign,cRLSign" -out "$ca/ca.pem.new"
  mv "$ca/ca.pem.new" "$ca/ca.pem"
  echo "made an authority in $ca"
fi
# everybody may know whom to trust
install -m 0755 -d "$directory/trust"
install -m 0644 "$ca/ca.pem" "$directory/trust/ca.pem"

# DNS:a,DNS:b,IP:1.2.3.4
names_of() {
  echo "$1" | tr ',' '\n' | while read -r host; do
    case $host in
      *[!0-9.]*) printf 'DNS:%s,' "$host" ;;
      *) printf 'IP:%s,' "$host" ;;
    esac
  done | sed 's/,$//'
}

for part in "$@"; do
  name=${part%%:*}
  rest=${part#*:}
  uid=${rest%%:*}
  hosts=${rest#*:}
  own=$directory/$name
  mkdir -p "$own"
  if good "$own/server.pem" && openssl verify -CAfile "$ca/ca.pem" "$own/server.pem" >/dev/null 2>&1; then
    echo "$name: has a certificate"
  else
    key "$own/server.key"
    # nodes of a cluster of EventStoreDB know each other by this name, and each other's certificates as clients'
    common=$name
    case $name in eventstore*) common=eventstoredb-node ;; esac
    cat >"$own/extensions" <<EOF
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature
extendedKeyUsage=serverAuth,clientAuth
subjectAltName=$(names_of "$hosts")
EOF
    openssl req -new -key "$own/server.key" -subj "/O=order-intake/CN=$common" |
      openssl x509 -req -CA "$ca/ca.pem" -CAkey "$ca/ca.key" -CAcreateserial -sha256 -days 825 -extfile "$own/extensions" \
        -out "$own/server.pem.new" 2>/dev/null
    mv "$own/server.pem.new" "$own/server.pem"
    rm "$own/extensions"
    echo "$name: made a certificate for $hosts"
  fi
  mkdir -p "$own/trusted"
  cp "$ca/ca.pem" "$own/trusted/ca.pem"
  chmod 0700 "$own" "$own/trusted"
  chmod 0600 "$own/server.key" "$own/server.pem" "$own/trusted/ca.pem"
  # by hand, without the right to give files away, they stay whose they are
  if [ "$(id -u)" = 0 ]; then chown -R "$uid:$uid" "$own"; fi
done
