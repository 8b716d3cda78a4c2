import pg from 'pg';

const connectMs = 10_000;

/** A session without limits: a table may take hours. It ends with the work, or when the network does not answer any more. */
export const withClient = async <T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'order-intake backup',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  });
  client.on('error', () => undefined); // a broken connection shows in its next query
  await client.connect();
  try {
    await client.query(
      `select set_config(name, value, false) from (values ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0'),
         ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'), ('timezone', 'UTC'), ('bytea_output', 'hex'), ('client_encoding', 'UTF8'),
         ('search_path', 'pg_catalog, public')) as settings (name, value)`,
    );
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};
