#!/bin/sh
# Certificates for the parts of docker-compose.yml, or of a cluster, by an authority of their own. Run by its one-shot service, or by hand:
#   sh deploy/certificates.sh DIRECTORY NAME:UID[.GID]:HOST[,HOST…] …
#   sh deploy/certificates.sh certificates eventstore-1:1001:es1.internal eventstore-2:1001:es2.internal postgres:999:db.internal
# Makes DIRECTORY/ca (the authority: its key goes nowhere else), DIRECTORY/trust/ca.pem (for whoever connects), and for each name
# DIRECTORY/NAME/server.pem, server.key (of that account and group, 0600) and trusted/ca.pem. Without a GID the group has the account's number.
# What fits together and is good for another 30 days stays. Keys are RSA (PKCS #8): EventStoreDB and KurrentDB load nothing else.
set -eu
umask 077
directory=${1:?Usage: certificates.sh DIRECTORY NAME:UID[.GID]:HOST[,HOST…] …}
shift
month=2592000
ca=$directory/ca
# accounts have to get through to their own directory, which is closed to all others
install -m 0755 -d "$directory"
install -m 0700 -d "$ca"

key() { openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:3072 -out "$1" 2>/dev/null; }
good() { openssl x509 -in "$1" -noout -checkend $month >/dev/null 2>&1; }
public() { openssl pkey -in "$1" -pubout 2>/dev/null; }
# an RSA key and its certificate of this authority
fits() {
  openssl rsa -in "$1/server.key" -noout >/dev/null 2>&1 &&
    [ "$(public "$1/server.key")" = "$(openssl x509 -in "$1/server.pem" -noout -pubkey)" ] &&
    openssl verify -CAfile "$ca/ca.pem" "$1/server.pem" >/dev/null 2>&1
}

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
  owner=${rest%%:*}
  hosts=${rest#*:}
  uid=${owner%%.*}
  gid=${owner#*.}
  case $uid$gid in
    '' | *[!0-9]*)
      echo "$part: not NAME:UID[.GID]:HOST[,HOST…], UID and GID numbers" >&2
      exit 2
      ;;
  esac
  own=$directory/$name
  mkdir -p "$own"
  if good "$own/server.pem" && fits "$own"; then
    echo "$name: has a certificate"
  else
    key "$own/server.key.new"
    # nodes of a cluster of EventStoreDB know each other by this name, and each other's certificates as clients'
    common=$name
    case $name in eventstore*) common=eventstoredb-node ;; esac
    cat >"$own/extensions" <<EOF
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature,keyEncipherment
extendedKeyUsage=serverAuth,clientAuth
subjectAltName=$(names_of "$hosts")
EOF
    openssl req -new -key "$own/server.key.new" -subj "/O=order-intake/CN=$common" |
      openssl x509 -req -CA "$ca/ca.pem" -CAkey "$ca/ca.key" -CAcreateserial -sha256 -days 825 -extfile "$own/extensions" \
        -out "$own/server.pem.new" 2>/dev/null
    mv "$own/server.key.new" "$own/server.key"
    mv "$own/server.pem.new" "$own/server.pem"
    rm "$own/extensions"
    echo "$name: made a certificate for $hosts"
  fi
  mkdir -p "$own/trusted"
  cp "$ca/ca.pem" "$own/trusted/ca.pem"
  chmod 0700 "$own" "$own/trusted"
  chmod 0600 "$own/server.key" "$own/server.pem" "$own/trusted/ca.pem"
  # by hand, without the right to give files away, they stay whose they are
  if [ "$(id -u)" = 0 ]; then
    chown -R "$uid:$gid" "$own"
  elif [ "$(id -u):$(id -g)" != "$uid:$gid" ]; then
    echo "$name: its server cannot read its key yet: chown -R $uid:$gid $own" >&2
  fi
done
