import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Passwords of the cluster's two roles. */
export type Logins = {
  password: string;
  /** Gives the roles their passwords and lets nobody in without; afterwards the service has its role and its database. */
  enforce(adminUrl: string, serviceRole: string): Promise<void>;
};

const byPassword = '# Written at every start: whoever comes in over the socket shows a password.\nlocal all all scram-sha-256\n';
const untilPasswordsAre = 'local all all trust\n';

/**
 * The password that `home`/password keeps for its owner, created if missing. A cluster whose roles have another (an
 * earlier version gave them none, or the file was lost) accepts anyone who can reach its socket, which only the
 * server's account can, until `enforce` has been called.
 */
export function loginsOf(home: string, data: string): Logins {
  const file = join(home, 'password');
  const rules = join(data, 'pg_hba.conf');
  const hasPassword = existsSync(file);
  const password = hasPassword ? readFileSync(file, 'utf8').trim() : randomBytes(32).toString('base64url');
  if (!hasPassword) {
    write(rules, untilPasswordsAre, data);
    writeFileSync(`${file}.new`, password, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return {
    password,
    enforce: async (adminUrl, serviceRole) => {
      const client = new pg.Client({ connectionString: adminUrl });
      await client.connect();
      try {
        await ensureDatabase(client, serviceRole);
        await letPurge(adminUrl, serviceRole);
        if (readFileSync(rules, 'utf8') === byPassword) return;
        // stretching protects words that can be guessed, not 256 random bits
        await client.query(`set scram_iterations = 1; set password_encryption = 'scram-sha-256'`);
        for (const role of ['postgres', serviceRole]) await client.query(`alter role ${role} password '${password}'`);
        write(rules, byPassword, data);
        await client.query('select pg_reload_conf()');
      } finally {
        await client.end();
      }
    },
  };
}

/** As a whole, and as a file of the account that the data belongs to. */
function write(path: string, text: string, data: string): void {
  const { uid, gid } = statSync(data);
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  if (process.getuid?.() === 0) chownSync(`${path}.new`, uid, gid);
  renameSync(`${path}.new`, path);
}

/** The role and database of the service. The role owns its database and is bound by row-level security; it is no superuser. */
async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const roles = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  if (roles.rowCount === 0)
    await client.query(`create role ${name} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls`);
  const databases = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (databases.rowCount === 0) await client.query(`create database ${name} owner ${name}`);
}

/** What the service needs to clear the write-ahead log of what was erased (npm run purge). Functions are granted in each database by itself. */
async function letPurge(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select where has_function_privilege($1, 'pg_switch_wal()', 'execute') and pg_has_role($1, 'pg_checkpoint', 'usage')`,
      [name],
    );
    if (rowCount !== 0) return;
    await client.query(`grant pg_checkpoint to ${name}`);
    await client.query(`grant execute on function pg_switch_wal(), pg_ls_waldir() to ${name}`);
  } finally {
    await client.end();
  }
}
