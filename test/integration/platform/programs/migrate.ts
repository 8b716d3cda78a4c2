import { runMigrations } from '../../../../src/platform/postgres/migrations.ts';

const [url = '', directory = ''] = process.argv.slice(2);
console.log('starting');
await runMigrations(url, { directory });
console.log('done');
