import type { Queryable } from '@order-intake/event-sourcing';
import type { ChunkStore } from './chunk-store.ts';

/** In app.file_chunks: a chunk goes with its file's row. */
export const createPostgresChunks = (pool: Queryable): ChunkStore => ({
  write: async (fileId, sealed) => {
    let number = 0;
    for await (const chunk of sealed) {
      await pool.query('insert into app.file_chunks (file_id, number, sealed) values ($1, $2, $3)', [fileId, number, chunk]);
      number += 1;
    }
    return number;
  },
  read: async function* (fileId) {
    for (let number = 0; ; number += 1) {
      const { rows } = await pool.query<{ sealed: Buffer }>(
        'select sealed from app.file_chunks where file_id = $1 and number = $2',
        [fileId, number],
      );
      if (!rows[0]) return;
      yield rows[0].sealed;
    }
  },
  remove: async () => undefined,
  sweep: async () => undefined,
});
