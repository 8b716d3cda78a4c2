/** A real Postgres from binaries that npm ships, started, guarded and ended; `main.ts` is the program. */
export { type EmbeddedPostgres, startPostgres } from './supervisor.ts';
