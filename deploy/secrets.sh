#!/bin/sh
# Random passwords and a key for docker-compose.yml, each in a file of its own: sh deploy/secrets.sh [DIRECTORY]. What is there stays.
# POSTGRES_HOST, EVENTSTORE_HOST and TRUST (the authority's file) replace the names that these have inside its containers.
# The directory is its owner's alone; the files in it are mounted one by one, each into the containers that need it, where another account reads them.
set -eu
directory=${1:-secrets}
mkdir -p "$directory"
chmod 0700 "$directory"
cd "$directory"
random() { openssl rand -hex 24; }
keep() {
  if [ -s "$1" ]; then return; fi
  printf '%s' "$2" >"$1.new"
  chmod 0444 "$1.new"
  mv "$1.new" "$1"
  echo "made $directory/$1"
}
keep encryption_key "$(openssl rand -base64 32)"
keep postgres_password "$(random)"
keep eventstore_password "$(random)"
trust=${TRUST:-/run/certificates/ca.pem}
keep database_url "postgres://order_intake:$(cat postgres_password)@${POSTGRES_HOST:-postgres}:5432/order_intake?sslmode=verify-full&sslrootcert=$trust"
keep eventstore_url "esdb://admin:$(cat eventstore_password)@${EVENTSTORE_HOST:-eventstore}:2113?tls=true&tlsCaFile=$trust"
# it takes the passwords of its first start from the environment alone
keep eventstore.env "KURRENTDB_DEFAULT_ADMIN_PASSWORD=$(cat eventstore_password)
KURRENTDB_DEFAULT_OPS_PASSWORD=$(random)
"
# made by an earlier release: the same passwords by the names of today
if grep -q '^EVENTSTORE_' eventstore.env; then
  sed 's/^EVENTSTORE_/KURRENTDB_/' eventstore.env >eventstore.env.new
  chmod 0444 eventstore.env.new
  mv -f eventstore.env.new eventstore.env
  echo "renamed the settings in $directory/eventstore.env"
fi
