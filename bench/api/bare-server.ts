/** The baseline: the list's statement by pg, its answer by node:http, with the service's token check and compression and nothing else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { jwtVerify } from 'jose';
import pg from 'pg';
import { developmentTokenKey } from '../../src/platform/crypto/token-key.ts';

const statement = {
  name: 'email-logs',
  text: `select * from read.emails where company_id = $1 and ($2::text is null or status = $2) and ($3::text is null or module = $3)
    and (received_at, id) < ($4, $5) order by received_at desc, id desc limit $6`,
};
const first = [null, null, '9999-12-31T00:00:00Z', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 51];

const key = await developmentTokenKey(process.env.DATA_DIR ?? '.data');
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 });
const server = createServer((request, response) => {
  const answer = async () => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    const { rows } = await pool.query({ ...statement, values: [payload.company, ...first] });
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    const gzip = createGzip();
    gzip.pipe(response);
    gzip.end(JSON.stringify(rows.slice(0, 50)));
  };
  answer().catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ ready: true, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
});
process.on('SIGTERM', () => process.exit(0));
